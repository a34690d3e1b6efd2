import { Refusal } from './game-calls.ts';

/** Longest pause between two attempts, ms. */
const MOST_WAIT_MS = 5000;

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Asks again, which the key in the request makes harmless, until the outcome is known. Throws what is a refusal.
 * @param onLost hears whether the server is out of reach
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

/** So long, or until the browser says that there is a network again. */
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
