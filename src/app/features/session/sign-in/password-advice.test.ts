import { beforeAll, expect, test } from 'vitest';
import { judgePassword, newPasswordFault, passwordStrength } from './password-advice.ts';

beforeAll(() => judgePassword(''));
const LOLA = ['lola.light', 'lola@example.com', 'Lola', 'Light', '1990-03-07'];

test.each([
  ['ninechars', 'password.fault.short'],
  ['x'.repeat(129), 'password.fault.long'],
  ['aaaaaaaaaaaa', 'password.fault.easy'],
  ['1234567890', 'password.fault.easy'],
  ['ababababab', 'password.fault.easy'],
  ['P@ssw0rd2026!', 'password.fault.easy'],
  ['contraseña2026', 'password.fault.easy'],
  ['Light07031990', 'password.fault.easy'],
  ['Frankenstein', 'password.fault.easy'],
  ['westminster', 'password.fault.easy'],
  ['my lola.light 1', 'password.fault.personal'],
  ['I am LOLA.LIGHT', 'password.fault.personal'],
  ['Marquee-Play-1', undefined],
  ['blue kettle on the roof', undefined],
  ['contraseña ñandú', undefined],
])('PGS-1 B24 judges the password %s: %s', async (password, fault) => {
  await judgePassword(password);
  expect(newPasswordFault(password, LOLA)).toBe(fault);
});

test('PGS-1 allows a short user name that appears in a password by chance', () => {
  expect(newPasswordFault('blue kettle roof', ['ble', 'a@b.example'])).toBeUndefined();
});

test('PGS-1 shows a strength that matches the rule', () => {
  const ladder = ['ninechars', 'P@ssw0rd2026!', 'veras-lantern', 'blue kettle on the roof'];
  expect(ladder.map((password) => passwordStrength(password))).toEqual([0, 0, 1, 2]);
});
