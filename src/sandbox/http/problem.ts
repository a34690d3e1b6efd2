import { randomUUID } from 'node:crypto';
import { Problem } from '../../lib/problem.ts';
import { type Answer, json } from './answer.ts';
import { BodyFault } from './request.ts';

export { Problem };

/** The problem as a response. @param requestId the caller's own, for the player to quote */
export function problemAnswer(
  { status, code, message, extra, headers }: Problem,
  requestId: string = randomUUID(),
): Answer {
  const body = { type: 'about:blank', status, code, title: message, requestId, ...extra };
  const kept = { 'Cache-Control': 'no-store', ...headers };
  return json(status, body, kept, 'application/problem+json');
}

/** Turns a handler's Problem into a problem document; other errors are rethrown. */
export async function asProblem(work: () => Promise<Answer>, requestId?: string): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    const problem = error instanceof Problem ? error : (bodyProblem(error) ?? storeProblem(error));
    if (problem === undefined) throw error;
    return problemAnswer(problem, requestId);
  }
}

const bodyProblems = {
  'too-large': [413, 'body_too_large'],
  'not-json': [400, 'json_invalid'],
  'too-deep': [400, 'json_too_deep'],
  'refused-key': [400, 'field_not_allowed'],
} as const;

function bodyProblem(error: unknown): Problem | undefined {
  if (!(error instanceof BodyFault)) return undefined;
  const [status, code] = bodyProblems[error.kind];
  return new Problem(status, code, error.message);
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
const BUSY = new Set([5, 6]);
const READONLY_IOERR_FULL_CANTOPEN = new Set([8, 10, 13, 14]);

/** A database that is not writable is not the caller's fault (F22, F23). */
function storeProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  const primary = Number(error.errcode) & 0xff;
  const later = { headers: { 'Retry-After': '1' } };
  if (BUSY.has(primary)) return new Problem(503, 'busy', 'The database is busy; try again', later);
  if (!READONLY_IOERR_FULL_CANTOPEN.has(primary)) return undefined;
  return new Problem(
    503,
    'storage_unavailable',
    'Nothing can be stored now; try again later',
    later,
  );
}

export const invalidParameter = (field: string, title: string) =>
  new Problem(422, 'parameter_invalid', title, { extra: { field } });
/** A field error that a schema cannot detect. */
export const wrongField = (field: string, code: string, title: string) =>
  new Problem(422, code, title, { extra: { field, errors: [{ field, code }] } });
export const unknownPath = () => new Problem(404, 'not_found', 'There is nothing at this URL');
export const wrongMethod = (allowed: readonly string[]) =>
  new Problem(405, 'method_not_allowed', 'This URL does not support that method', {
    headers: { Allow: allowed.join(', ') },
  });
