import { expect, it } from 'vitest';
import digests from '../../lib/common-passwords.json' with { type: 'json' };
import { guessScore, LEAST_SCORE } from '../../lib/password-guess.ts';
import { newPasswordFault } from './password-rules.ts';

it.each([
  'billionaire',
  'Frankenstein',
  'westminster',
  'kilimanjaro',
  'resistance',
  'gunsnroses',
  'katastrofa',
  'nEMvXyHeqDd5OQxyXYZI',
])('S13 refuses the common password %s, which looks strong', (password) => {
  expect(guessScore(password, [])).toBeGreaterThanOrEqual(LEAST_SCORE);
  expect(newPasswordFault(password, [])).toBe('password_common');
});

it('S13 lists common passwords, but not combinations of them', () => {
  expect(digests).toMatch(/^(?:[\da-f]{10}){554}$/);
  expect(newPasswordFault('westminster kilimanjaro 77', [])).toBeUndefined();
});
