import { expect, test } from 'vitest';
import { acceptsByItself, type NavigationKind, nextNavigation } from './acceptance.ts';

/** Returns the number of the last page view after the first one and these navigations. */
const viewAfter = (...kinds: NavigationKind[]) => kinds.reduce(nextNavigation, 1);

test('CKE-2 accepts at the third page view, not the second', () => {
  expect(acceptsByItself(viewAfter())).toBe(false);
  expect(acceptsByItself(viewAfter('PUSH'))).toBe(false);
  expect(acceptsByItself(viewAfter('PUSH', 'PUSH'))).toBe(true);
  expect(acceptsByItself(viewAfter('PUSH', 'POP'))).toBe(true);
});

test('CKE-2 counts a redirect as part of the navigation that caused it', () => {
  expect(viewAfter('PUSH', 'REPLACE', 'REPLACE')).toBe(2);
});
