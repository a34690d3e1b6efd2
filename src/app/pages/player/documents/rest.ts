/** Longest delay between two attempts, in ms. */
const LONGEST_MS = 30_000;

/**
 * Waits before retrying without a response: 1 s, 2 s, 4 s, … Ends early when the browser is back online or the signal
 * aborts.
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
