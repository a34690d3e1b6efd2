import { expect, test } from 'vitest';
import type { HttpError } from '../../../../http/http-error.ts';
import { signInFault } from './sign-in-fault.ts';

const refused = (status: number, code: string, rest: Partial<HttpError> = {}): HttpError => ({
  kind: 'status',
  status,
  url: '/operator/accounts/sessions',
  problem: { code, more: {}, requestId: 'r-1' },
  ...rest,
});

test('AUT-1 B22 B24 shows one message for unknown name, wrong and impossible password', () => {
  const same = { text: 'sign-in.fault.login', retype: true };
  for (const code of ['login_failed', 'password_too_long', 'password_invalid'])
    expect(signInFault(refused(code === 'login_failed' ? 401 : 422, code))).toEqual(same);
});

test('AUT-1 B25 F17 shows the wait after too many attempts, by default a minute', () => {
  const error = refused(429, 'too_many_attempts');
  expect(signInFault({ ...error, retryAfter: 7 })).toMatchObject({ waitSeconds: 7 });
  expect(signInFault(error)).toMatchObject({ waitSeconds: 60 });
});

test('AUT-1 tells an excluded player the end date, or that there is none', () => {
  const until = '2027-01-01T00:00:00Z';
  const problem = { code: 'account_excluded', more: { until } };
  expect(signInFault(refused(403, '', { problem }))?.exclusion).toEqual({ until });
  expect(signInFault(refused(403, 'account_excluded'))?.exclusion).toEqual({});
});

test('AUT-1 tells network from password errors; gives others a reference', () => {
  expect(signInFault({ kind: 'timeout', url: '' })).toEqual({ text: 'sign-in.fault.network' });
  expect(signInFault(refused(500, 'internal'))).toEqual({
    text: 'sign-in.fault.other',
    requestId: 'r-1',
  });
  expect(signInFault(refused(503, 'busy'))?.text).toBe('sign-in.fault.busy');
  expect(signInFault(refused(403, 'cross_site_blocked'))?.text).toBe('sign-in.fault.site');
});

test('AUT-1 explains an unknown passkey and ignores a closed dialog', () => {
  expect(signInFault(refused(401, 'login_failed'), 'passkey')).toEqual({
    text: 'sign-in.fault.passkey',
  });
  expect(signInFault({ kind: 'cancelled', url: '' }, 'passkey')).toBeUndefined();
});
