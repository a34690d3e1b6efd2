/** How often a page in front looks whether the site is back, in ms. */
export const LOOK_EVERY_MS = 30_000;

/**
 * Looks from time to time, only while the tab is in front, and once when it comes to the front after
 * a longer time away.
 * @param isBack whether the site answers again
 * @param onBack called once
 * @returns stops looking
 */
export function watchForReturn(isBack: () => Promise<boolean>, onBack: () => void): () => void {
  const stop = new AbortController();
  let lookedAt = Date.now();
  async function lookIfDue() {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now;
    if ((await isBack()) && !stop.signal.aborted) {
      stop.abort();
      onBack();
    }
  }
  const timer = setInterval(lookIfDue, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', lookIfDue, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => clearInterval(timer));
  return () => stop.abort();
}
