import type { DatabaseSync } from 'node:sqlite';
import { readOutbox } from '../accounts/outbox.ts';
import { type Answer, json } from '../answer.ts';
import type { SandboxRequest } from '../request.ts';
import { callerOf } from '../token.ts';
import { asProblem, Problem, wrongMethod } from './problem.ts';

/** `GET /outbox`, for the holder of the write token: the e-mails; undefined for other paths. */
export function answerOutbox(
  request: SandboxRequest,
  database: DatabaseSync,
  token: string,
): Promise<Answer> | undefined {
  if (request.path !== '/outbox') return undefined;
  return asProblem(async () => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
    if (callerOf(request.authorization, token) !== 'editor') {
      throw new Problem(401, 'token_missing', 'The write token is missing or wrong');
    }
    return json(200, { mails: readOutbox(database) }, { 'Cache-Control': 'no-store' });
  });
}
