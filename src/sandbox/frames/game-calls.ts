/** A refusal by the game's server, with its code; `network` when it is unknown whether the request arrived. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  constructor(code: string, details: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** Request timeout, ms. Shorter than the site waits for `ready`, so that a page can report its failed first request. */
const TIMEOUT_MS = 8000;

/**
 * Fetches from a framed page's own server. Only a response with a code of that server counts as a refusal. After any
 * other failure it is unknown whether the request arrived.
 * @throws Refusal
 */
export async function fetchAnswer<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    answer = await response.json();
  } catch {
    throw new Refusal('network');
  }
  if (response.ok) return answer as T;
  if (response.status >= 500) throw new Refusal('network');
  const details = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  throw new Refusal('code' in details ? String(details.code) : 'network', details);
}

/**
 * Requests to a game's own server. The session's token is only held here, in memory.
 * @param app first segment of the page's URL
 * @throws Refusal
 */
export function createCalls(app: string) {
  let token = '';

  return async function post<T extends { token?: string }>(path: string, body: object): Promise<T> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== '') headers.set('Authorization', `Bearer ${token}`);
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const value = await fetchAnswer<T>(`/${app}/api${path}`, init);
    token = value.token ?? token;
    return value;
  };
}
