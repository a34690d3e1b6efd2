import { expect, test } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { isOutcomeUnknown, refusalsOf } from './refusals.ts';

const refused = (status: number, problem: Partial<HttpError['problem']> = {}): HttpError => ({
  kind: 'status',
  status,
  url: '/operator/accounts',
  problem: { code: 'x', more: {}, ...problem },
});

test('PGS-1 shows the operator’s errors by field, nested ones too, each once', () => {
  const errors = [
    { field: 'username', code: 'username_taken' },
    { field: 'address.postalCode', code: 'never_heard_of' },
    { field: 'limits.week', code: 'limit_too_low' },
    { field: 'consents.terms', code: 'agreement_outdated' },
    { field: 'currency', code: 'currency_not_offered' },
  ];
  expect(refusalsOf(refused(422, { code: 'username_taken', field: 'username', errors }))).toEqual([
    { field: 'username', text: 'registration.fault.usernameTaken' },
    { field: 'postalCode', text: 'registration.fault.refused' },
    { field: 'limitWeek', text: 'registration.fault.limitOrder' },
    { field: 'terms', text: 'registration.fault.outdated' },
  ]);
  expect(refusalsOf({ kind: 'network', url: '' })).toEqual([]);
});

test.each<[string, HttpError, boolean]>([
  ['a lost connection', { kind: 'network', url: '' }, true],
  ['a timeout', { kind: 'timeout', url: '' }, true],
  ['an answer that cannot be read', { kind: 'malformed', url: '' }, true],
  ['an overloaded server', refused(503), true],
  ['a page of something in between', { kind: 'status', status: 403, url: '' }, true],
  ['an attempt that is still running', refused(409, { code: 'request_in_progress' }), true],
  ['a refusal', refused(422), false],
  ['another key for the same attempt', refused(422, { code: 'idempotency_key_reused' }), false],
])('PGS-1 F18 after %s the account may have been opened: %s', (_, error, unknown) => {
  expect(isOutcomeUnknown(error)).toBe(unknown);
});
