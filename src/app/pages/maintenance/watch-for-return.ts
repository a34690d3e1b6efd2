/** How often a visible page checks whether the site is back, in ms. */
export const LOOK_EVERY_MS = 30_000;

/**
 * Checks periodically while the tab is visible, and once when it becomes visible after a longer time.
 * @param isBack whether the site responds again
 * @param onBack called once
 * @returns stops checking
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
