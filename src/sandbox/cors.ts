import { type Answer, empty } from './answer.ts';

/** Request headers that another origin may send, by family: Strapi's own list is this short. */
const requestHeaders = {
  content: 'Content-Type, Authorization, Origin, Accept',
  operator: 'Content-Type, Authorization, Origin, Accept, X-Request-ID, X-API-KEY',
};

/**
 * The headers that decide who else may read an answer. Origins are compared whole; with none
 * allowed, answers stay on this origin.
 */
export function sharingHeaders(
  origin: string | undefined,
  allowOrigins: readonly string[],
): Record<string, string> {
  const policy = allowOrigins.length > 0 ? 'cross-origin' : 'same-origin';
  const headers = { 'Cross-Origin-Resource-Policy': policy };
  if (origin === undefined || !allowOrigins.includes(origin)) return headers;
  return {
    ...headers,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
  };
}

/** The answer to a preflight; sharingHeaders go on top of it. */
export function preflight(family: keyof typeof requestHeaders): Answer {
  return empty(204, {
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': requestHeaders[family],
    'Access-Control-Max-Age': '7200',
  });
}
