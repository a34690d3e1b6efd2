import { expect, test } from 'vitest';
import { isKnownEtag } from './known-etag.ts';

test.each([
  ['W/"a"', true],
  ['"other" , W/"a",', true],
  ['"other"', false],
  ['a', false],
  [undefined, false],
])('B38 reads If-None-Match %j: %s', (known, isKnown) => {
  expect(isKnownEtag(known, 'W/"a"')).toBe(isKnown);
});

test('B38 reads a long If-None-Match of spaces in linear time', () => {
  expect(isKnownEtag(`${' '.repeat(400_000)}x`, 'W/"a"')).toBe(false);
});
