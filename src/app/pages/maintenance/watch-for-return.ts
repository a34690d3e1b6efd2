import { isFinalRefusal } from '../../../http/http-error.ts';
import type { Answer } from '../../../http/query.ts';

/** How often a visible page checks whether the site is back, in ms. */
export const LOOK_EVERY_MS = 30_000;

/**
 * Whether a back end works, by its answer. A refusal of its own counts: a content system may have no such type (404),
 * or may not show it (403), for good. A proxy's does not, because the back end behind it may be starting.
 */
export const isAtWork = (answer: Answer<unknown>): boolean =>
  answer.ok || isFinalRefusal(answer.error);

/**
 * Checks periodically while the tab is visible, and once when it becomes visible after a longer time.
 * @param isBack whether the site responds again
 * @param onBack called once
 * @returns stops checking
 */
export function watchForReturn(isBack: () => Promise<boolean>, onBack: () => void): () => void {
  const stop = new AbortController();
  let lookedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function lookIfDue(): void {
    clearTimeout(timer);
    // Called again when the tab becomes visible.
    if (document.visibilityState !== 'visible') return;
    const dueInMs = lookedAt + LOOK_EVERY_MS - performance.now();
    if (dueInMs <= 0) void look();
    timer = setTimeout(lookIfDue, dueInMs > 0 ? Math.ceil(dueInMs) : LOOK_EVERY_MS);
  }
  async function look(): Promise<void> {
    lookedAt = performance.now();
    if (!(await isBack()) || stop.signal.aborted) return;
    stop.abort();
    onBack();
  }

  lookIfDue();
  document.addEventListener('visibilitychange', lookIfDue, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => clearTimeout(timer));
  return () => stop.abort();
}
