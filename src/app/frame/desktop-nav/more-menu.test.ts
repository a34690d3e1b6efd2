import { expect, test } from 'vitest';
import { nextMenuIndex } from './more-menu.tsx';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['Home', 2, 0],
  ['End', 2, 3],
  ['a', 2, undefined],
])('NAV-2 %s in the More menu moves from %i to %s', (key, from, to) => {
  expect(nextMenuIndex(key, from, 4)).toBe(to);
});

test('NAV-2 leaves Home and End to the page while closed', () => {
  expect(nextMenuIndex('Home', -1, 4)).toBeUndefined();
  expect(nextMenuIndex('End', -1, 4)).toBeUndefined();
});
