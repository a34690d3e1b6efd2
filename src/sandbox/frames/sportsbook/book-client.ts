import { fetchAnswer } from '../game-calls.ts';

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000;

export type BookClient = ReturnType<typeof createBookClient>;

/** Calls to the sportsbook's own server. The player's token is kept here alone, in memory. */
export function createBookClient() {
  let token: string | undefined;

  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    return fetchAnswer<T>(`/sportsbook/api${path}`, { ...init, headers }, TIMEOUT_MS);
  }

  return {
    get: <T>(path: string) => call<T>(path, {}),
    post: <T>(path: string, body: object) =>
      call<T>(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** undefined when nobody is signed in any more. */
    speakFor(next: string | undefined) {
      token = next;
    },
  };
}
