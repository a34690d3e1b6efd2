import { expect, test } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { refusalsOf } from './refusals.ts';

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
