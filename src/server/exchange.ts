import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Client } from '../lib/proxies.ts';

/** A request and its response. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  client: Client;
  url: URL;
}

/** A step that may answer; false passes the request to the next one. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

/** Sends a response; for HEAD the headers alone. */
export function reply(
  { req, res }: Exchange,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer | string = '',
): true {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const hasBody = status !== 304 && status !== 204;
  res.writeHead(status, hasBody ? { ...headers, 'Content-Length': bytes.length } : headers);
  res.end(req.method === 'HEAD' || !hasBody ? undefined : bytes);
  return true;
}

/** Headers of a 304: only those that caches use. */
const GUIDING = new Set(['etag', 'cache-control', 'cdn-cache-control', 'vary', 'x-release']);

/**
 * Answers 304 without the headers that the client has with its copy (RFC 9110, 15.4.5); the policies alone are 1.3 KB.
 * So the ETag has to change with the headers.
 * @param headers of the whole response
 */
export function replyUnchanged(exchange: Exchange, headers: OutgoingHttpHeaders): true {
  const guiding = Object.entries(headers).filter(([name]) => GUIDING.has(name.toLowerCase()));
  return reply(exchange, 304, Object.fromEntries(guiding));
}

/** Reads a body of at most `limit` bytes; undefined if it is longer. */
export async function readBody(req: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without this, leaving the loop early would destroy the socket before the response is sent.
  const body: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
