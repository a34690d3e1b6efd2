import { expect, test } from 'vitest';
import { readTrackingCode } from './tracking-code.ts';

test.each([
  ['?btag=a_1-2.3~x', 'a_1-2.3~x'],
  ['?x=1&BTag=abc', 'abc'],
  ['?btag=first&BTAG=second', undefined],
  ['?btag=same&BTAG=same', 'same'],
  ['?btag=%0d%0aSet-Cookie:x', undefined],
  ['?btag=', undefined],
  ['?btag=%3Cscript%3E', undefined],
  [`?btag=${'a'.repeat(129)}`, undefined],
  ['?btags=abc', undefined],
  ['', undefined],
])('QRY-4 B31 reads the tracking code of %s as %s', (search, code) => {
  expect(readTrackingCode(search)).toBe(code);
});
