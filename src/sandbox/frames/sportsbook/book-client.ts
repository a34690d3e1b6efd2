/** A refusal of the sportsbook's server, by its code; `network` when nobody knows whether the call was heard. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 10_000;

export type BookClient = ReturnType<typeof createBookClient>;

/** Calls to the sportsbook's own server. The player's token is kept here alone, in memory. */
export function createBookClient() {
  let token: string | undefined;

  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`/sportsbook/api${path}`, { ...init, headers, signal });
      body = await response.json();
    } catch {
      throw new Refusal('network');
    }
    if (response.ok) return body as T;
    if (response.status >= 500) throw new Refusal('network');
    const details = typeof body === 'object' && body !== null ? { ...body } : {};
    throw new Refusal('code' in details ? String(details.code) : 'network', details);
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
