import { siteAnswers } from './site-answers.ts';
import { onWorkerMessage } from './workers.ts';

/** First interval of checks while the site is unreachable, ms; doubles each time. */
const FIRST_PAUSE_MS = 2000;
export const LONGEST_PAUSE_MS = 30_000;
/** Shortest interval of checks, however many hints (R5), ms. */
const SHORTEST_PAUSE_MS = 1000;

/** An event of the browser, or the outcome of a request. */
export type ConnectionEvent = 'went-offline' | 'went-online' | 'answered' | 'unanswered';

interface ConnectionOptions {
  /** Initial state. */
  online: boolean;
  /** Called on changes, not for the initial state. */
  onChange: (online: boolean) => void;
  /** Checks whether the server responds. */
  look?: () => Promise<boolean>;
}

/**
 * Tracks whether the site is reachable. A check of the server decides: a response may come from a cache, a missing one
 * may be the fault of one back end, and the browser knows only its own network. Checks repeatedly while unreachable, in
 * a visible tab only.
 * @returns `hear`, which takes events
 */
export function watchConnection({ online, onChange, look = siteAnswers }: ConnectionOptions): {
  hear(event: ConnectionEvent): void;
} {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let lookedAt = -SHORTEST_PAUSE_MS;

  function lookAfter(wait: number): void {
    clearTimeout(timer);
    const allowed = lookedAt + SHORTEST_PAUSE_MS - performance.now();
    timer = setTimeout(lookNow, Math.max(wait, allowed, 0));
  }
  async function lookNow(): Promise<void> {
    if (looking || document.hidden) return;
    looking = true;
    lookedAt = performance.now();
    const isThere = await look();
    looking = false;
    settle(isThere);
  }
  function settle(isThere: boolean): void {
    clearTimeout(timer);
    if (isThere) pause = FIRST_PAUSE_MS;
    else {
      lookAfter(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    if (isThere === online) return;
    online = isThere;
    onChange(online);
  }
  function hear(event: ConnectionEvent): void {
    if (event === 'went-offline') {
      if (online) settle(false);
      return;
    }
    if (event === 'went-online') pause = FIRST_PAUSE_MS;
    if (online === (event === 'unanswered')) lookAfter(0);
  }
  addEventListener('online', () => hear('went-online'));
  addEventListener('offline', () => hear('went-offline'));
  document.addEventListener('visibilitychange', () => {
    if (!online) lookAfter(0);
  });
  onWorkerMessage((message) => {
    if ('url' in message) hear(message.type === 'content-unreachable' ? 'unanswered' : 'answered');
  });
  if (!online) lookAfter(pause);
  return { hear };
}
