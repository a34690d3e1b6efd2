import { stepAfter, type UpdateEvent, type UpdateStep } from '../../lib/update-step.ts';
import type { PageMessage } from './messages.ts';

/** A look for a new version costs a request: not more often than this when the page comes to the front. */
export const CHECK_ON_VISIBLE_MS = 15 * 60_000;
/** While the page stays in front. */
export const CHECK_WHILE_VISIBLE_MS = 60 * 60_000;

/** An old worker that is still busy may hold the new one back; the page reloads all the same, in ms. */
const SETTLE_BY_MS = 5000;
/** A browser that does not say what waits holds nobody up, in ms. */
const FOUND_BY_MS = 1000;

/** Where this tab stands; src/lib/update-step.ts says what the steps are and which follows. */
export interface Update {
  step: UpdateStep;
}

function advance(update: Update, event: UpdateEvent): void {
  update.step = stepAfter(update.step, event);
}

/**
 * Looks for new versions (on becoming visible, hourly while visible): the steps `found` and `ready`.
 * Nothing is applied: that is the visitor's decision (`acceptUpdate`).
 * @returns a function that stops it
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  update: Update,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // The first worker of a first visit takes over a page that had none: that is no update.
  let controlled = container.controller !== null;

  function announce() {
    if (registration.waiting && controlled) advance(update, 'install');
  }
  function follow() {
    const { installing } = registration;
    if (!installing || !controlled) return;
    advance(update, 'find');
    installing.addEventListener(
      'statechange',
      () => {
        if (installing.state === 'redundant') advance(update, 'fail');
        announce();
      },
      { signal },
    );
  }
  registration.addEventListener('updatefound', follow, { signal });
  container.addEventListener(
    'controllerchange',
    () => {
      // Another tab accepted it; this page goes on with its own, kept, files.
      if (controlled) advance(update, 'install');
      controlled = true;
    },
    { signal },
  );
  announce();
  // It may have been found while this page was on its way.
  follow();
  checkFromTimeToTime(registration, signal);
  return () => stop.abort();
}

/**
 * The visitor accepted: the waiting version takes over and this page, alone, reloads; the steps `accepted` and
 * `applied`. When nothing waits any more (another tab was faster) it reloads at once; when the visitor has begun
 * something meanwhile it does not.
 * @param find the page's registration, as far as the browser tells
 * @param reload for tests; the page's own otherwise
 */
export async function acceptUpdate(
  update: Update,
  find: () => Promise<Pick<ServiceWorkerRegistration, 'waiting'> | undefined>,
  reload: () => void = () => location.reload(),
): Promise<void> {
  advance(update, 'accept');
  if (update.step !== 'accepted') return;
  const registration = await Promise.race([find().catch(() => undefined), after(FOUND_BY_MS)]);
  const waiting = registration?.waiting;
  if (waiting) {
    const over = settled(waiting);
    waiting.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
    await Promise.race([over, after(SETTLE_BY_MS)]);
  }
  advance(update, 'apply');
  // Read anew: it is another step when the visitor was held up.
  if ((update.step as UpdateStep) === 'applied') reload();
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Resolves when the worker is in charge, or never will be because a newer one is. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}

function checkFromTimeToTime(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let last = Date.now();
  function check() {
    last = Date.now();
    // Offline, or the server is away: the next one finds out.
    registration.update().catch(() => undefined);
  }
  function checkIfDue(interval: number) {
    if (document.visibilityState === 'visible' && Date.now() - last >= interval) check();
  }
  document.addEventListener('visibilitychange', () => checkIfDue(CHECK_ON_VISIBLE_MS), { signal });
  const timer = setInterval(() => checkIfDue(CHECK_WHILE_VISIBLE_MS), CHECK_WHILE_VISIBLE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
