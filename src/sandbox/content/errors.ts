import { type Answer, json, text } from '../http/answer.ts';

/** An error that becomes the content system's error envelope. */
export class ContentError extends Error {
  readonly status: number;
  /** null omits the key, as Strapi does for some errors. */
  readonly details: object | null;
  constructor(status: number, name: string, message: string, details: object | null = {}) {
    super(message);
    this.status = status;
    this.name = name;
    this.details = details;
  }
}

export const notFound = () => new ContentError(404, 'NotFoundError', 'Not Found');
export const forbidden = () => new ContentError(403, 'ForbiddenError', 'Forbidden');
export const unauthorized = () =>
  new ContentError(401, 'UnauthorizedError', 'Missing or invalid credentials');
export const tooManyRequests = () =>
  new ContentError(429, 'RateLimitError', 'Too many requests, please try again later.');
export const invalid = (message: string, details: object = {}) =>
  new ContentError(400, 'ValidationError', message, details);

/** The query parameter that contained a key. */
type Param = 'populate' | 'fields' | 'filters' | 'sort';

/** The error for a name that the type does not have; `path` is its position. */
export function invalidKey(key: string, path: string | null, param?: Param): ContentError {
  const at = path === null || path === key ? '' : ` at ${path}`;
  const source = param === undefined ? { source: 'body' } : { source: 'query', param };
  return invalid(`Invalid key ${key}${at}`, { key, path, ...source });
}

/**
 * Maximum depth. The site's deepest query has four levels. Each level through a relation and back multiplies the rows.
 */
const MAX_DEPTH = 5;

/** @throws ContentError 400 for a path through more attributes than any query needs */
export function refuseDepth(path: readonly string[], param: Param): void {
  if (path.length > MAX_DEPTH) throw invalid(`Invalid ${param}: more than ${MAX_DEPTH} levels`);
}

/** The error response: the envelope, with `details` only where Strapi has them. */
export function errorAnswer(error: ContentError): Answer {
  const { status, name, message, details } = error;
  const body = { status, name, message, ...(details === null ? {} : { details }) };
  return json(status, { data: null, error: body });
}

/** Strapi responds in plain text to a method that a path does not support. */
export function methodNotAllowed(allowed: readonly string[]): Answer {
  return text(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
}

/** An internal error of the sandbox. */
export function serverError(): Answer {
  return errorAnswer(new ContentError(500, 'InternalServerError', 'Internal Server Error', null));
}
