import { type Answer, empty } from './answer.ts';
import type { Family } from './families.ts';

/** Strapi's own list is this short. */
const CONTENT_HEADERS = 'Content-Type, Authorization, Origin, Accept';
const OPERATOR_HEADERS = `${CONTENT_HEADERS}, X-Request-ID, Idempotency-Key, X-API-KEY`;
/** The site calls these without credentials (REQ-2), so nobody gets to send any. */
const withoutCredentials: ReadonlySet<Family> = new Set(['nyx', 'terminal', 'paymentProxy']);

/**
 * The headers that decide who else may read an answer. Origins are compared whole; with none
 * allowed, answers stay on this origin.
 */
export function sharingHeaders(
  family: Family,
  origin: string | undefined,
  allowOrigins: readonly string[],
): Record<string, string> {
  const policy = allowOrigins.length > 0 ? 'cross-origin' : 'same-origin';
  const headers = { 'Cross-Origin-Resource-Policy': policy };
  if (origin === undefined || !allowOrigins.includes(origin)) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Origin': origin,
    // What the site reads of an answer beside its body: how long to wait, and what time it is.
    'Access-Control-Expose-Headers': 'Retry-After, Date',
    ...(!withoutCredentials.has(family) && { 'Access-Control-Allow-Credentials': 'true' }),
  };
}

/** The answer to a preflight; sharingHeaders go on top of it. */
export function preflight(family: Family): Answer {
  return empty(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': family === 'content' ? CONTENT_HEADERS : OPERATOR_HEADERS,
    'Access-Control-Max-Age': '600',
  });
}
