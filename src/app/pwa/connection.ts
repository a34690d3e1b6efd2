import { siteAnswers } from './site-answers.ts';
import { onWorkerMessage } from './workers.ts';

/** While the site is away it is looked for again after this, then after twice as long each time, in ms. */
export const FIRST_PAUSE_MS = 2000;
export const LONGEST_PAUSE_MS = 30_000;
/** However many hints there are: at most one look in this time (R5), in ms. */
export const SHORTEST_PAUSE_MS = 1000;

/** What happened: the browser's word, or what became of a request. */
export type ConnectionEvent = 'went-offline' | 'went-online' | 'answered' | 'unanswered';

export interface ConnectionOptions {
  /** What is known at the start. */
  online: boolean;
  /** Called when the state changes, never for the first. */
  onChange: (online: boolean) => void;
  /** Whether the site's server answers now. */
  look?: () => Promise<boolean>;
}

/**
 * Whether the site can be reached. A look at its server decides: an answer may come from a cache, silence
 * may be one back end's fault, and the browser knows only of its own network. While the site is away it is
 * looked for from time to time, only in a tab that is in front.
 * @returns `hear`, for what became of requests
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
