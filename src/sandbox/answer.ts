import type { ServerResponse } from 'node:http';

/** What a handler of the sandbox gives back: sent as it is, the body left out for HEAD. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A JSON answer; `type` is the media type when it is not plain JSON. */
export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
  type = 'application/json',
): Answer {
  const contentType = `${type}; charset=utf-8`;
  return {
    status,
    headers: { 'Content-Type': contentType, ...headers },
    body: JSON.stringify(value),
  };
}

/** A plain text answer. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body };
}

/** An answer without a body (204, a preflight). */
export function empty(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: '' };
}

/** Writes the answer. A client that is gone already is no error. */
export function send(res: ServerResponse, answer: Answer, method: string): void {
  if (res.destroyed || res.headersSent) return;
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  const hasBody = answer.status !== 204 && answer.status !== 304;
  if (hasBody) res.setHeader('Content-Length', Buffer.byteLength(answer.body));
  res.writeHead(answer.status);
  res.end(method === 'HEAD' || !hasBody ? undefined : answer.body);
}
