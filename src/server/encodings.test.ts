import { expect, test } from 'vitest';
import { chooseEncoding } from './encodings.ts';

const encoded = { plain: Buffer.from('p'), br: Buffer.from('b'), gzip: Buffer.from('g') };

test.each([
  ['gzip, deflate, br', 'b'],
  ['gzip', 'g'],
  ['br;q=0, gzip', 'g'],
  ['br; q=0.0', 'p'],
  ['broken', 'p'],
  ['', 'p'],
  [undefined, 'p'],
])('sends the best encoding for %j', (accepted, body) => {
  expect(chooseEncoding(encoded, accepted).body.toString()).toBe(body);
});
