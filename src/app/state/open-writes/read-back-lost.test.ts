import { expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import type { Query } from '../../../http/query.ts';
import { failure, success } from '../../../lib/result.ts';
import type { Queries } from '../queries.ts';
import { readBackLost } from './read-back-lost.ts';

const query: Query<string> = { key: 'k', family: 'operator', path: '/k', parse: async () => 'new' };
const status = (code: number): HttpError => ({ kind: 'status', status: code, url: '' });

/** Result of a failed change to `new`, when the operator then has the given state. */
async function told(error: HttpError, now = success('new') as ReturnType<typeof success<string>>) {
  const refreshAgain = vi.fn(async () => now);
  const queries = { refreshAgain } as unknown as Queries;
  const outcome = await readBackLost({ queries }, error, query, (value) => value === 'new');
  return [outcome, refreshAgain.mock.calls.length] as const;
}

test.each<[string, HttpError]>([
  ['dropped', { kind: 'network', url: '' }],
  ['delayed', { kind: 'timeout', url: '' }],
  ['cut', { kind: 'malformed', url: '' }],
  ['failing', status(502)],
])('PGS-1 R4 takes a change as made after a %s answer if the operator has it', async (_, error) => {
  expect(await told(error)).toEqual([success(undefined), 1]);
  expect(await told(error, success('old'))).toEqual([failure(error), 1]);
  expect(await told(error, failure(status(500)) as never)).toEqual([failure(error), 1]);
});

test.each<[string, HttpError]>([
  ['refusal', status(422)],
  ['log-out', { kind: 'cancelled', url: '' }],
])('PGS-1 does not read back after a %s', async (_, error) => {
  expect(await told(error)).toEqual([failure(error), 0]);
});
