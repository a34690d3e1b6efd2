import { expect, test } from 'vitest';
import { swipeDistance } from './use-swipe.ts';

test('BRG-4 a panel on the left follows the finger to the left only; a notification both ways', () => {
  expect([-40, 40].map((x) => swipeDistance(x, 'left'))).toEqual([-40, 0]);
  expect([-40, 40].map((x) => swipeDistance(x, 'sideways'))).toEqual([-40, 40]);
});
