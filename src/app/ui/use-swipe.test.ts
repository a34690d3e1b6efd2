import { expect, test } from 'vitest';
import { swipeDistance } from './use-swipe.ts';

test('BRG-4 moves a side panel with the finger to its side only, a notification both ways', () => {
  expect([-40, 40].map((x) => swipeDistance(x, 'start', 1))).toEqual([-40, 0]);
  expect([-40, 40].map((x) => swipeDistance(x, 'start', -1))).toEqual([0, 40]);
  expect([-40, 40].map((x) => swipeDistance(x, 'sideways', 1))).toEqual([-40, 40]);
});
