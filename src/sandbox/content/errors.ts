import { type Answer, json, text } from '../answer.ts';

/** A refusal that becomes the content system's error envelope. */
export class ContentError extends Error {
  readonly status: number;
  /** null leaves the key out, as the real one does for some errors. */
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
export const invalid = (message: string, details: object = {}) =>
  new ContentError(400, 'ValidationError', message, details);

/** Which part of a query or body a key was found in. */
export type Param = 'populate' | 'fields' | 'filters' | 'sort';

/** The refusal of a name that the type does not have; `path` is where it stood. */
export function invalidKey(key: string, path: string | null, param?: Param): ContentError {
  const at = path === null || path === key ? '' : ` at ${path}`;
  const source = param === undefined ? { source: 'body' } : { source: 'query', param };
  return invalid(`Invalid key ${key}${at}`, { key, path, ...source });
}

/** The answer to an error: the envelope, with `details` only where the real one has them. */
export function errorAnswer(error: ContentError): Answer {
  const { status, name, message, details } = error;
  const body = { status, name, message, ...(details === null ? {} : { details }) };
  return json(status, { data: null, error: body });
}

/** The real one answers a method that a path does not know in plain text. */
export function methodNotAllowed(allowed: readonly string[]): Answer {
  return text(405, 'Method Not Allowed', { Allow: allowed.join(', ') });
}

/** Any fault of the sandbox itself. */
export function serverError(): Answer {
  return errorAnswer(new ContentError(500, 'InternalServerError', 'Internal Server Error', null));
}
