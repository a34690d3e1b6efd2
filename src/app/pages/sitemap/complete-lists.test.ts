import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/component/test-app.tsx';
import { completeLists } from './complete-lists.ts';

const titles = (routes: Record<string, string>) =>
  completeLists(createTestApp({}, { routes } as never).config, 'en').map(({ title }) => title);

test('PGS-1 RTE-3 lists only mounted pages in the site map', () => {
  expect(titles({})).toEqual(['sitemap.texts']);
  expect(titles({ stores: '/shops', helpInfo: '/help' })).toEqual([
    'sitemap.help',
    'sitemap.stores',
    'sitemap.texts',
  ]);
});

test('CFG-3 PGS-1 lists no providers on a site without games', () => {
  const gamesProviders = '/studios';
  expect(titles({ gamesProviders })).toEqual(['sitemap.texts']);
  expect(titles({ gamesProviders, games: '/games' })).toEqual(['sitemap.studios', 'sitemap.texts']);
});

test('PGS-1 omits ended promotions and texts without a route', () => {
  const { config } = createTestApp({}, {
    routes: { promotions: '/offers', legal: '/legal' },
  } as never);
  const [promotions, texts] = completeLists(config, 'en');
  const now = Date.parse('2026-06-01T00:00:00Z');
  const over = { slug: 'old', title: 'Old', endDate: '2026-05-01T00:00:00Z' };
  expect(promotions?.links([{ slug: 'new', title: 'New' }, over], now)).toEqual([
    { label: 'New', to: '/offers/new' },
  ]);
  const both = [
    { slug: 'cookies', title: 'Cookies' },
    { slug: 'terms', title: 'Terms' },
  ];
  expect(texts?.links(both, now)).toEqual([{ label: 'Terms', to: '/legal/terms' }]);
});
