import { expect, test } from 'vitest';
import { spokenDuration } from './spoken-duration.ts';

test('AUT-7 formats a duration in each language', () => {
  expect(spokenDuration(0, 'en')).toBe('0 sec');
  expect(spokenDuration(61, 'en')).toBe('1 min 1 sec');
  expect(spokenDuration(3600, 'en')).toBe('1 hr');
  expect(spokenDuration(2 * 3600 + 5 * 60 + 9, 'es')).toBe('2 h 5 min');
});
