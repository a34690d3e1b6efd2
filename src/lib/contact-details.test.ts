import { expect, test } from 'vitest';
import { isEmailAddress } from './contact-details.ts';

test.each([
  ['vera@example.com', true],
  ['vera.lane+slots@mail.example.co.uk', true],
  ["vera.o'hara@example.com", true],
  ['ñandú@españa.es', true],
  ['vera@localhost', false],
  ['vera@example..com', false],
  ['vera@@example.com', false],
  ['vera lane@example.com', false],
  ['<vera@example.com>', false],
  ['vera\u0007@example.com', false],
  ['vera@exam\u202eple.com', false],
  [`${'v'.repeat(250)}@example.com`, false],
  ['', false],
])('PGS-1 judges %j as an email address: %s', (text, valid) => {
  expect(isEmailAddress(text)).toBe(valid);
});
