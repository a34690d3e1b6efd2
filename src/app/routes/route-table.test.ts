import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CONFIG, SITE_URL } from '../../../tests/fixtures/render-page.ts';
import { createIsMounted } from '../../config/paths.ts';
import { describeRoutes, isOpenEnded, namesEntry, reduceAddress } from './route-table.ts';

test.each([
  ['/', '/'],
  ['/es/', '/es'],
  ['/Games/', '/games'],
  ['/games///', '/games'],
  ['/es/%67AMES/neon-%61lley', '/es/games/neon-alley'],
  ['/GAMES/Neon-Alley/PLAY', '/games/Neon-Alley/play'],
  ['/Providers/G%2EGames', '/providers/G%2EGames'],
  ['/providers/Caf%C3%A9%20Nocturne', '/providers/Caf%C3%A9%20Nocturne'],
  ['/Account/Limits/', '/account/limits'],
  ['/SPORTS/', '/sports'],
  ['/Sports/Live/Football/A%62', '/sports/live/Football/A%62'],
  ['/Nowhere/', '/Nowhere/'],
  ['//evil.example/', '//evil.example/'],
])('RTE-8 SSR has one address per page: %s is %s', (typed, path) => {
  const reduced = reduceAddress(new URL(SITE_URL + typed), CONFIG);
  expect(reduced.href).toBe(SITE_URL + path);
  expect(reduceAddress(reduced, CONFIG).href).toBe(reduced.href);
});

test('SSR knows which paths may continue with anything: those of the sportsbook', () => {
  const open = ['/sports/zzz', '/es/sports/football/a', '/sports/live/x'];
  const closed = ['/', '/sports', '/sports/', '/es/sports/live', '/games/zzz', '/zzz/zzz'];
  const isOpen = (path: string) => isOpenEnded(new URL(path, SITE_URL), CONFIG);
  expect([...open, ...closed].filter(isOpen)).toEqual(open);
});

test('SSR knows which paths name an entry, which visitors can make up', () => {
  const named = ['/games/zzz', '/games/zzz/play', '/es/promotions/zzz', '/help/zzz/zzz'];
  const fixed = ['/', '/games', '/es/promotions', '/sports/zzz', '/zzz/zzz'];
  const names = (path: string) => namesEntry(new URL(path, SITE_URL), CONFIG);
  expect([...named, ...fixed].filter(names)).toEqual(named);
});

/** Paths of all pages in a route table, with parameters filled in. */
const addressesOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ children, index, path = '' }) => {
    if (children) return addressesOf(children);
    return index ? ['/'] : [path.replace(/:\w+\??|\*/g, 'some-name')];
  });

test('CFG-3 mounts providers only with games, which their pages list', () => {
  const { games: _, ...routes } = CONFIG.routes;
  expect(createIsMounted(CONFIG)('/providers/Lampblack')).toBe(true);
  expect(createIsMounted({ ...CONFIG, routes })('/providers/Lampblack')).toBe(false);
});

test('CFG-3 links only to routes that exist, with all and with the fewest pages', () => {
  const few = { ...CONFIG, routes: { maintenance: '/closed', accessDenied: '/denied' } };
  const every = addressesOf(describeRoutes(CONFIG)).filter((path) => path.startsWith('/'));
  expect(every.length).toBeGreaterThan(30);
  for (const known of [CONFIG, few]) {
    const there = addressesOf(describeRoutes(known));
    expect(every.filter(createIsMounted(known))).toEqual(
      every.filter((path) => there.includes(path)),
    );
    expect(['/some-name', '/games/a/b/c', '/helpme'].filter(createIsMounted(known))).toEqual([]);
  }
});
