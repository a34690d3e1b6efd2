import { expect, test } from 'vitest';
import { type HttpError, isOutcomeUnknown } from './http-error.ts';

const refused = (status: number, code: string): HttpError => ({
  kind: 'status',
  status,
  url: '/operator/accounts',
  problem: { code, more: {} },
});

test.each<[string, HttpError, boolean]>([
  ['a lost connection', { kind: 'network', url: '' }, true],
  ['a timeout', { kind: 'timeout', url: '' }, true],
  ['an answer that cannot be read', { kind: 'malformed', url: '' }, true],
  ['an overloaded server', refused(503, 'busy'), true],
  ['a page of something in between', { kind: 'status', status: 403, url: '' }, true],
  ['an attempt that is still running', refused(409, 'request_in_progress'), true],
  ['a refusal', refused(422, 'x'), false],
  ['another key for the same attempt', refused(422, 'idempotency_key_reused'), false],
])('PGS-1 F18 after %s the write may have been made: %s', (_, error, unknown) => {
  expect(isOutcomeUnknown(error)).toBe(unknown);
});
