import { expect, test } from 'vitest';
import { newPasswordFault, passwordStrength } from './password-advice.ts';

test.each([
  ['ninechars', 'password.fault.short'],
  ['x'.repeat(129), 'password.fault.long'],
  ['aaaaaaaaaaaa', 'password.fault.simple'],
  ['1234567890', 'password.fault.simple'],
  ['ababababab', 'password.fault.simple'],
  ['my vera.lane 1', 'password.fault.personal'],
  ['I am VERALANE', 'password.fault.personal'],
  ['Marquee-Play-1', undefined],
  ['blue kettle on the roof', undefined],
  ['contraseña ñandú', undefined],
])('PGS-1 B24 the password %s: %s', (password, fault) => {
  expect(newPasswordFault(password, ['veralane', 'Vera.Lane@example.com'])).toBe(fault);
});

test('PGS-1 a short user name may be part of a password by chance', () => {
  expect(newPasswordFault('blue kettle roof', ['ble', 'a@b.example'])).toBeUndefined();
});

test('PGS-1 longer is stronger, repetition is not', () => {
  const ladder = ['ninechars', 'kettleroof', 'kettle roof 7', 'blue kettle on the roof'];
  expect(ladder.map(passwordStrength)).toEqual([0, 1, 2, 3]);
  expect(passwordStrength('kettlekettlekettlekettle')).toBe(1);
  expect(passwordStrength('0123456789012345678901')).toBe(1);
});
