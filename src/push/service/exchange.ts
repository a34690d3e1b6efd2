import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Problem } from '../../lib/problem.ts';

/** Maximum JSON body in bytes. */
const MOST_BYTES = 64 * 1024;

/** A request for a handler, with the path relative to the base. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** IP address of the client. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** The Authorization header, or an empty string. */
  readonly authorization: string;
  readJson(): Promise<unknown>;
  /** Reads the body once, up to a limit in bytes. */
  readBytes(limit: number): Promise<Buffer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export function json(status: number, value: unknown, type = 'application/json'): Answer {
  return {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' },
    body: JSON.stringify(value),
  };
}

/** Turns a handler's refusal into a response; other errors are rethrown. */
export async function asProblem(work: () => Promise<Answer>, requestId: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return problemAnswer(error, requestId);
  }
}

export function problemAnswer(
  { status, code, message, extra, headers }: Problem,
  requestId: string,
): Answer {
  const body = { type: 'about:blank', status, code, title: message, requestId };
  const answer = json(status, { ...body, ...extra }, 'application/problem+json');
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

export const wrongMethod = (allowed: readonly string[]): Problem =>
  new Problem(405, 'method_not_allowed', 'This URL does not support that method', {
    headers: { Allow: allowed.join(', ') },
  });

/**
 * Strips the base from the path; undefined if the path is elsewhere.
 * @param address of the client, which proxies may have forwarded
 */
export function requestBelow(
  base: string,
  req: IncomingMessage,
  address: string,
): ApiRequest | undefined {
  const [path = '', ...query] = (req.url ?? '').split('?');
  if (!path.startsWith(`${base}/`)) return undefined;
  const bytes = (limit: number) => readBytes(req, limit);
  return {
    method: req.method ?? 'GET',
    path: path.slice(base.length),
    query: query.join('?'),
    address,
    headers: req.headers,
    authorization: req.headers.authorization ?? '',
    readBytes: bytes,
    async readJson() {
      const text = (await bytes(MOST_BYTES)).toString('utf8');
      try {
        return JSON.parse(text);
      } catch {
        throw new Problem(400, 'json_invalid', 'The body is not JSON');
      }
    },
  };
}

/** Uses events, because leaving an async loop early would destroy the socket before the response. */
function readBytes(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new Problem(413, 'body_too_large', 'The body is too large'));
    });
    req.once('end', () => resolve(Buffer.concat(chunks)));
    // The client closed the connection, or it was closed for taking too long. Not an error of the service.
    req.once('error', () => reject(new Problem(400, 'body_incomplete', 'The body is incomplete')));
  });
}

/** The database or the operator is down. */
export const unavailable = () =>
  new Problem(503, 'storage_unavailable', 'Push data cannot be stored now; try again later', {
    headers: { 'Retry-After': '5' },
  });
