import { expect, test } from 'vitest';
import { isComponentTest, testsNear } from '../near-tests.ts';

const componentTests = (...changed: string[]) => testsNear(changed).filter(isComponentTest);

test('a change beside a test runs it first', () => {
  const dialog = 'src/app/ui/dialog.component.test.tsx';
  expect(componentTests('src/app/ui/dialog.tsx')[0]).toBe(dialog);
  expect(componentTests('src/app/ui/dialog.css')).toContain(dialog);
  expect(testsNear([dialog])[0]).toBe(dialog);
  expect(testsNear(['src/lib/opening-hours.ts'])[0]).toBe('src/lib/opening-hours.test.ts');
});

test.each([
  ['src/operator/limits.ts', 'src/app/pages/player/limits/limits.component.test.tsx'],
  ['src/app/state/toasts.ts', 'src/app/frame/toaster/toaster.component.test.tsx'],
  ['src/lib/opening-hours.ts', 'src/app/pages/stores/stores.component.test.tsx'],
  ['src/http/http.ts', 'src/app/features/session/session.component.test.tsx'],
])('a change of %s runs component tests of what uses it', (changed, expected) => {
  expect(componentTests(changed)).toContain(expected);
});

test('what all pages import through the mounted site alone does not count', () => {
  const near = componentTests('src/app/pages/stores/stores-page.tsx');
  expect(near).toContain('src/app/pages/stores/stores.component.test.tsx');
  expect(near).not.toContain('src/app/pages/player/limits/limits.component.test.tsx');
});

test('a page reached by pattern is near the tests of what lists it', () => {
  expect(testsNear(['src/app/pages/sitemap/page.ts'])).toContain('src/app/routes/routes.test.ts');
});
