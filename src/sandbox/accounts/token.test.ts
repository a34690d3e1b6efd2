import { expect, it } from 'vitest';
import { newId, newToken } from './token.ts';

it('S9 creates 100,000 different tokens and ids; a token has 256 bits', () => {
  const each = Array.from({ length: 100_000 }, () => [newToken(), newId()] as const);
  expect(new Set(each.flat()).size).toBe(200_000);
  expect(each.every(([token]) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});
