import { expect, test } from 'vitest';
import { deviceWords } from './device-words.ts';

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0', 'Firefox · Android'],
  ['curl/8.9', 'Unknown device'],
])('B38 names the device of %s', (userAgent, words) => {
  expect(deviceWords(userAgent)).toBe(words);
});

test('B38 names the device of a long User-Agent in linear time', () => {
  expect(deviceWords('Version/1 '.repeat(60_000))).toBe('Unknown device');
});
