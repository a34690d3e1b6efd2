import { fetchAnswer } from '../game-calls.ts';

export type BookClient = ReturnType<typeof createBookClient>;

/** Requests to the sportsbook's own server. The player's token is only held here, in memory. */
export function createBookClient() {
  let token: string | undefined;

  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    return fetchAnswer<T>(`/sportsbook/api${path}`, { ...init, headers });
  }

  return {
    get: <T>(path: string) => call<T>(path, {}),
    post: <T>(path: string, body: object) =>
      call<T>(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** Sets the token; undefined after log-out. */
    speakFor(next: string | undefined) {
      token = next;
    },
  };
}
