import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isKnownEtag } from '../../lib/known-etag.ts';

/** A sandbox handler's response, sent as is. HEAD requests get no body. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A JSON response; `type` is the media type when it is not plain JSON. */
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

/** A plain text response. */
export function text(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body };
}

/** A response without a body (204, preflight). */
export function empty(status: number, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: '' };
}

/** Sends the response. Does nothing if the client has disconnected. */
export function send(res: ServerResponse, answer: Answer, method: string): void {
  if (res.destroyed || res.headersSent) return;
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value);
  const hasBody = answer.status !== 204 && answer.status !== 304;
  if (hasBody) res.setHeader('Content-Length', Buffer.byteLength(answer.body));
  res.writeHead(answer.status);
  res.end(method === 'HEAD' || !hasBody ? undefined : answer.body);
}

/**
 * Adds an ETag to public responses and returns 304 if the client has the current content. Strapi does not do this, and
 * the site does not rely on it.
 * @param known the caller's If-None-Match
 */
export function revalidate(answer: Answer, known: string | undefined): Answer {
  const { status, headers, body } = answer;
  if (status !== 200 || !/\bpublic\b/.test(headers['Cache-Control'] ?? '')) return answer;
  if (!headers['Content-Type']?.includes('json')) return answer;
  // Weak: the same content, compressed or not.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const named = { ...headers, ETag: etag };
  return isKnownEtag(known, etag)
    ? { status: 304, headers: { ...named, Vary: 'Accept-Encoding' }, body: '' }
    : { ...answer, headers: named };
}
