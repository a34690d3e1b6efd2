import { type Answer, empty } from './answer.ts';
import type { Family } from './families.ts';

/** The same short list as Strapi's. */
const CONTENT_HEADERS = 'Content-Type, Authorization, Origin, Accept';
const OPERATOR_HEADERS = `${CONTENT_HEADERS}, X-Request-ID, Idempotency-Key, X-API-KEY`;
/** The site calls these without credentials (REQ-2), so credentials are never allowed. */
const withoutCredentials: ReadonlySet<Family> = new Set(['nyx', 'terminal', 'paymentProxy']);

/** The CORS headers. Origins must match exactly. Without any allowed origin, responses stay same-origin. */
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
    // Headers that the site reads: how long to wait, and the server time.
    'Access-Control-Expose-Headers': 'Retry-After, Date',
    ...(!withoutCredentials.has(family) && { 'Access-Control-Allow-Credentials': 'true' }),
  };
}

/** The preflight response, to which sharingHeaders are added. */
export function preflight(family: Family): Answer {
  return empty(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': family === 'content' ? CONTENT_HEADERS : OPERATOR_HEADERS,
    'Access-Control-Max-Age': '600',
  });
}
