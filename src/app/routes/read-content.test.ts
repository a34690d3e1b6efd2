import { expect, test } from 'vitest';
import { PUBLIC_ROUTES } from '../../../tests/fixtures/public-routes.ts';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import { pagePaths } from '../../config/paths.ts';
import { type PublicConfig, toPublicConfig } from '../../config/public-config.ts';
import { allPages } from './page-manifests.ts';
import { measuredLists, offlineCollections } from './read-content.ts';

test('PWA-2 PWA-3 caches what the frame, home and offline pages read', () => {
  expect(offlineCollections().sort()).toEqual([
    'banners',
    'burger-menus',
    'company-info',
    'desktop-menus',
    'footer-help-links',
    'footer-legal-links',
    'footer-powered-bys',
    'footer-sponsored-items',
    'footer-texts',
    'help-categories',
    'homes',
    'landing-pages',
    'mobile-menus',
    'pages',
    'seo-texts',
    'sitemap-blocks',
    'social-networks',
    'store-map',
    'stores',
  ]);
});

test('CFG-6 measures the lists of frame and mounted pages at start', () => {
  const typesAt = (routes: PublicConfig['routes']) =>
    measuredLists('en', { routes }).map(({ key }) => key.split(':')[0]);
  const types = typesAt(defaultSite.routes);
  expect(types).toEqual(
    expect.arrayContaining(['desktop-menu', 'banners', 'seo', 'promotions', 'stores']),
  );
  const { stores, ...others } = defaultSite.routes;
  expect(typesAt(others)).not.toContain('stores');
});

test('RTE-4 has an example path of every public page for the tests of all pages', () => {
  const checked = checkConfig(defaultSite);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const paths = pagePaths(toPublicConfig(checked.value));
  const patterns = allPages
    .filter(({ forPlayers }) => !forPlayers)
    .flatMap(({ path }) => [path].flat())
    .map((name) => paths[name])
    .filter((pattern) => pattern !== undefined);
  expect(patterns.length).toBeGreaterThan(20);
  expect(PUBLIC_ROUTES.filter((route) => /[:*]/.test(route))).toEqual([]);
  const opened = PUBLIC_ROUTES.map((route) => route.replace(/[?#].*/, ''));
  const missing = patterns.filter((pattern) => {
    const shape = pattern.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+');
    return !opened.some((route) => new RegExp(`^${shape.replace('/*', '(/.*)?')}$`).test(route));
  });
  expect(missing).toEqual([]);
});
