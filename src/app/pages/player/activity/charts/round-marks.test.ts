import { expect, test } from 'vitest';
import { roundMarks } from './round-marks.ts';

test.each([
  [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, 4385, [0, 1000, 2000, 3000, 4000, 5000]],
  [-1.34, 1.5, [-2, -1, 0, 1, 2]],
  [-260, 90, [-300, -200, -100, 0, 100]],
  [0, 0.07, [0, 0.02, 0.04, 0.06, 0.08]],
  [0, 123_456_789, [0, 5e7, 1e8, 1.5e8]],
])('PGS-1 uses round amounts on an axis from %d to %d', (least, most, marks) => {
  expect(roundMarks(least, most, 4)).toEqual(marks);
});

test.each([
  [0, 1, 10, [0, 10]],
  [-20, 4, 10, [-20, -10, 0, 10]],
  [0, 20, 10, [0, 10, 20]],
  [0, 3, 1, [0, 1, 2, 3]],
  [0, 4385, 10, [0, 1000, 2000, 3000, 4000, 5000]],
])('PGS-1 keeps marks from %d to %d at least %d apart', (least, most, smallest, marks) => {
  expect(roundMarks(least, most, 4, smallest)).toEqual(marks);
});
