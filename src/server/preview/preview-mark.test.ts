import { expect, test } from 'vitest';
import { previewParts } from './preview-mark.ts';

test.each([
  ['en', /25 Nov 2026, \d\d:\d\d \w/],
  ['es', /25 nov 2026, \d\d:\d\d \w/],
])('CFG-2 writes the date of a preview banner in %s with the day first', (locale, moment) => {
  const at = Date.UTC(2026, 10, 25, 12);
  expect(previewParts({ at, until: at + 1 }, locale).mark).toMatch(moment);
});
