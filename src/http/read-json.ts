import { failure, type Result, success } from '../lib/result.ts';
import type { HttpError, Problem } from './http-error.ts';

/**
 * Reads an answer as JSON up to a maximum size. Never parses an HTML page, such as one of a captive portal or a proxy.
 * An empty answer gives undefined.
 */
export async function readJson(
  response: Response,
  url: string,
  maxBytes: number,
): Promise<Result<unknown, HttpError>> {
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  const text = await readText(response, maxBytes);
  if (text === undefined) return failure({ kind: 'too-large', url });
  let body: unknown;
  if (isJson && text !== '') {
    try {
      body = JSON.parse(text);
    } catch {
      if (response.ok) return failure({ kind: 'malformed', url, detail: 'not JSON' });
    }
  } else if (response.ok && text !== '') {
    return failure({ kind: 'malformed', url, detail: 'not JSON' });
  }
  return response.ok ? success(body) : failure(statusError(response, url, body));
}

function statusError(response: Response, url: string, body: unknown): HttpError {
  const error: HttpError = { kind: 'status', status: response.status, url };
  const flagged =
    typeof body === 'object' && body !== null && 'maintenance' in body && body.maintenance === true;
  if (response.status === 503 && flagged) error.maintenance = true;
  const wait = Number(response.headers.get('retry-after'));
  if (wait > 0) error.retryAfter = wait;
  const problem = readProblem(body);
  if (problem) error.problem = problem;
  if (problem || isContentError(body, response.status)) error.isOwnWord = true;
  return error;
}

/** The error format of the content system. */
function isContentError(body: unknown, status: number): boolean {
  const error = Object(Object(body).error);
  return typeof error.name === 'string' && error.status === status;
}

function readProblem(body: unknown): Problem | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, field, errors, requestId, ...more } = body as Record<string, unknown>;
  if (typeof code !== 'string') return undefined;
  const problem: Problem = { code, more };
  if (typeof field === 'string') problem.field = field;
  if (Array.isArray(errors)) problem.errors = errors.filter(isFieldError);
  if (typeof requestId === 'string') problem.requestId = requestId;
  return problem;
}

const isFieldError = (value: unknown): value is { field: string; code: string } => {
  const { field, code } = Object(value);
  return typeof field === 'string' && typeof code === 'string';
};

/** The text of an answer; undefined if it exceeds `maxBytes`. */
export async function readText(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
