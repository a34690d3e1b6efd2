import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0', undefined],
  ['brotli, xgzip', undefined],
  ['br;q=x,,;gzip;q=-1, __proto__', 'br'],
  ['', undefined],
])('PF-12 picks for %j the encoding %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});

test('PF-12 picks from the available encodings only', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
});
