import type { DatabaseSync } from 'node:sqlite';
import { type Answer, json } from '../answer.ts';
import { countVotes } from '../help/votes.ts';
import type { SandboxRequest } from '../request.ts';
import { callerOf } from '../token.ts';
import { asProblem, Problem, wrongMethod } from './problem.ts';

/** What was said of help articles. */
const reads: Readonly<Record<string, (database: DatabaseSync) => unknown>> = {
  '/help/votes': (database) => ({ votes: countVotes(database) }),
};

/** Answers what the holder of the write token may read beside the content; undefined for other paths. */
export function answerEditors(
  request: SandboxRequest,
  database: DatabaseSync,
  token: string,
): Promise<Answer> | undefined {
  const read = Object.hasOwn(reads, request.path) ? reads[request.path] : undefined;
  if (read === undefined) return undefined;
  return asProblem(async () => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
    if (callerOf(request.authorization, token) !== 'editor') {
      throw new Problem(401, 'token_missing', 'The write token is missing or wrong');
    }
    return json(200, read(database), { 'Cache-Control': 'no-store' });
  });
}
