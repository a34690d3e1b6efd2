import { expect, test } from 'vitest';
import { acceptsByItself, type NavigationKind, nextNavigation } from './acceptance.ts';

/** Number of the last page view after the first and these navigations. */
const viewAfter = (...kinds: NavigationKind[]) => kinds.reduce(nextNavigation, 1);

test('CKE-2 the third page view accepts, not the second', () => {
  expect(acceptsByItself(viewAfter())).toBe(false);
  expect(acceptsByItself(viewAfter('PUSH'))).toBe(false);
  expect(acceptsByItself(viewAfter('PUSH', 'PUSH'))).toBe(true);
  expect(acceptsByItself(viewAfter('PUSH', 'POP'))).toBe(true);
});

test('CKE-2 a redirect belongs to the navigation that caused it', () => {
  expect(viewAfter('PUSH', 'REPLACE', 'REPLACE')).toBe(2);
});
