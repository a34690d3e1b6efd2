import { stepAfter, type UpdateEvent, type UpdateStep } from '../../lib/update-step.ts';
import type { PageMessage } from './messages.ts';

/** Shortest interval of update checks on becoming visible; each costs a request. */
export const CHECK_ON_VISIBLE_MS = 15 * 60_000;
/** Interval while visible. */
export const CHECK_WHILE_VISIBLE_MS = 60 * 60_000;

/** Reload after this even if the old worker is busy and delays activation, ms. */
const SETTLE_BY_MS = 5000;
/**
 * Interval of `SKIP_WAITING`, ms. If the old worker stops just as it gets an event, Chromium (156) restarts it and
 * forgets to activate the new one. A page that reloads in this state can stay blank.
 */
const REMIND_MS = 500;
/** Longest wait for the browser's registration, ms. */
const FOUND_BY_MS = 1000;

/** State of this tab; src/lib/update-step.ts describes the steps. */
export interface Update {
  step: UpdateStep;
}

function advance(update: Update, event: UpdateEvent): void {
  update.step = stepAfter(update.step, event);
}

/**
 * Checks for updates on becoming visible and hourly while visible: steps `found` and `ready`. Never applies one; the
 * visitor decides (`acceptUpdate`).
 * @returns stops it
 */
export function watchForUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  update: Update,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // The first installation takes over an uncontrolled page and is no update.
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
      // Another tab accepted the update; this page continues with its cached files.
      if (controlled) advance(update, 'install');
      controlled = true;
      // A page that was reloaded past the worker (shift-reload) learns of a waiting version only now.
      announce();
    },
    { signal },
  );
  announce();
  // The version may have been found while this page loaded.
  follow();
  checkFromTimeToTime(registration, signal);
  return () => stop.abort();
}

/**
 * Activates the waiting version and reloads this page alone: steps `accepted` and `applied`. Reloads at once if nothing
 * waits any more (another tab was faster), and not at all if the visitor has started something.
 * @param find the page's registration
 * @param reload for tests
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
  if (waiting) await activate(waiting);
  advance(update, 'apply');
  // Read again: the step may have changed meanwhile.
  if ((update.step as UpdateStep) === 'applied') reload();
}

const after = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Resolves when the worker is active or replaced by a newer one, or after `SETTLE_BY_MS`. */
async function activate(worker: ServiceWorker): Promise<void> {
  const remind = () => {
    if (worker.state === 'installed')
      worker.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
  };
  const timer = setInterval(remind, REMIND_MS);
  remind();
  await Promise.race([settled(worker), after(SETTLE_BY_MS)]);
  clearInterval(timer);
}

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
    // Offline or server down; the next check will find out.
    registration.update().catch(() => undefined);
  }
  function checkIfDue(interval: number) {
    if (document.visibilityState === 'visible' && Date.now() - last >= interval) check();
  }
  document.addEventListener('visibilitychange', () => checkIfDue(CHECK_ON_VISIBLE_MS), { signal });
  const timer = setInterval(() => checkIfDue(CHECK_WHILE_VISIBLE_MS), CHECK_WHILE_VISIBLE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
