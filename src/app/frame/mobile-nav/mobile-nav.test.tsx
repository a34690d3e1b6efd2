import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { MobileNav } from './mobile-nav.tsx';

const link = { kind: 'internal', to: '/games' };
const menu = [1, 2, 3, 4, 5].map((n) => ({ id: `${n}`, label: `Item ${n}`, link }));

test('MOB-1 shows a menu button and four items, with a circle for a missing icon', () => {
  const html = renderInApp(createTestApp({ 'mobile-menu:en': menu }), <MobileNav />);
  expect(html.match(/Item \d/g)).toEqual(['Item 1', 'Item 2', 'Item 3', 'Item 4']);
  expect(html.match(/mobile-nav-circle/g)).toHaveLength(4);
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"/);
});

test('MOB-1 makes room for the search on sports pages only', () => {
  const isOpen = (path: string) =>
    renderInApp(createTestApp(), <MobileNav />, path).includes('data-search');
  for (const path of ['/sports', '/sports/', '/sports/live', '/Sports/Football'])
    expect(isOpen(path)).toBe(true);
  expect(['/', '/games', '/sportswear'].map(isOpen)).toEqual([false, false, false]);
});

test('MOB-1 marks the page’s item as current with any query or subpage', () => {
  const marked = (path: string) =>
    renderInApp(createTestApp({ 'mobile-menu:en': menu.slice(0, 1) }), <MobileNav />, path).match(
      /aria-current="(\w+)"/,
    )?.[1];
  expect(['/games', '/games/', '/games?q=fox'].map(marked)).toEqual(['page', 'page', 'page']);
  expect(['/games/neon-alley', '/promotions'].map(marked)).toEqual(['true', undefined]);
});

test('MOB-5 does not render on URLs with a listed fragment', () => {
  const app = createTestApp({}, { hideMobileMenuOnPaths: ['/games'] });
  expect(renderInApp(app, <MobileNav />, '/es/games/play')).toBe('');
  expect(renderInApp(app, <MobileNav />, '/promotions')).not.toBe('');
});

test('MOB-5 matches a fragment with letters that URLs escape', () => {
  const app = createTestApp({}, { hideMobileMenuOnPaths: ['/caf%C3%A9', 'q=ópera'] });
  expect(renderInApp(app, <MobileNav />, '/caf%C3%A9')).toBe('');
  expect(renderInApp(app, <MobileNav />, '/games?q=%C3%B3pera')).toBe('');
  expect(renderInApp(app, <MobileNav />, '/games?q=opera')).not.toBe('');
});

test('MOB-5 matches a fragment with a language', () => {
  const app = createTestApp({}, { hideMobileMenuOnPaths: ['/es/games?category'] });
  const isThere = (at: string, basename?: string) =>
    renderInApp(app, <MobileNav />, at, basename) !== '';
  expect(isThere('/es/games?category=slots', '/es')).toBe(false);
  expect(isThere('/es/games', '/es')).toBe(true);
  expect(isThere('/games?category=slots')).toBe(true);
});
