/** Longest wait between two tries, in ms. */
const LONGEST_MS = 30_000;

/**
 * Waits before a line that is silent is tried again: 1 s, 2 s, 4 s, …; no longer than until the browser
 * says that the network is back, or the signal that nobody waits any more.
 */
export function rest(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, Math.min(LONGEST_MS, 500 * 2 ** tries));
    addEventListener('online', done);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
