import { Refusal } from './game-calls.ts';

/** Maximum delay between retries, ms. */
const MOST_WAIT_MS = 5000;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Retries a request until its outcome is known. Its idempotency key makes this safe.
 * @param onLost called with whether the server is unreachable
 * @throws a refusal
 */
export async function askUntilKnown<T>(
  ask: () => Promise<T>,
  onLost: (isLost: boolean) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await ask();
      onLost(false);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, details } = error;
      onLost(code === 'network');
      if (code === 'round_too_soon') await wait(Number(details.waitMs));
      else if (code === 'network')
        await waitForNetwork(Math.min(1000 * 2 ** attempt, MOST_WAIT_MS));
      else throw error;
    }
  }
}

/** Waits for the given time, or until the browser is back online. */
function waitForNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
  });
}
