import { matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../config/public-config.ts';
import { createRoutes } from './routes.tsx';

/** The default route table with changes, and a lookup by path. */
function tableWith(changes: Record<string, string | undefined> = {}) {
  const checked = checkConfig({ ...defaultSite, routes: { ...defaultSite.routes, ...changes } });
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const config = toPublicConfig(checked.value);
  const routes = createRoutes({ config, locale: 'en', addMessages: async () => undefined });
  return (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id);
}
const at = tableWith();
const pageAt = (path: string) => at(path).at(-1);

test('RTE-1 puts maintenance and access denied outside the main layout', () => {
  expect(at('/maintenance')).toEqual(['maintenance']);
  expect(at('/access-denied')).toEqual(['accessDenied']);
});

test('RTE-1 gives maintenance and access denied configurable paths with defaults', () => {
  const configured = tableWith({ maintenance: '/closed', accessDenied: '/refused' });
  expect(configured('/closed')).toEqual(['maintenance']);
  expect(configured('/refused')).toEqual(['accessDenied']);
  expect(configured('/maintenance').at(-1)).toBe('gone');
  const byDefault = tableWith({ maintenance: undefined, accessDenied: undefined });
  expect(byDefault('/maintenance')).toEqual(['maintenance']);
  expect(byDefault('/access-denied')).toEqual(['accessDenied']);
});

test('RTE-2 puts home at the empty path and everything else into the main layout', () => {
  expect(at('/')).toEqual(['frame', 'pages', 'home']);
  for (const path of ['/games', '/promotions', '/login', '/account', '/style-guide', '/nowhere'])
    expect(at(path).slice(0, 2)).toEqual(['frame', 'pages']);
});

test.each([
  ['sitemap', '/sitemap'],
  ['registration', '/register'],
  ['helpInfo', '/help'],
  ['promotions', '/promotions'],
  ['playerArea', '/account'],
  ['stores', '/stores'],
])('RTE-3 has %s only if it is configured', (name, path) => {
  expect(pageAt(path)).not.toBe('gone');
  expect(tableWith({ [name]: undefined })(path).at(-1)).toBe('gone');
});

test.each([
  ['/games', 'games'],
  ['/games/neon-alley', 'game'],
  ['/games/neon-alley/play', 'play'],
  ['/providers/Lampblack', 'provider'],
  ['/account/information', 'information'],
  ['/account/documents', 'documents'],
  ['/style-guide', 'styleGuide'],
])('RTE-4 has a page for %s', (path, name) => {
  expect(pageAt(path)).toBe(name);
});

test('RTE-4 has different paths for sports and live betting', () => {
  for (const path of ['/sports', '/sports/football/some-match'])
    expect(pageAt(path)).toBe('/sports/*');
  for (const path of ['/sports/live', '/sports/live/football'])
    expect(pageAt(path)).toBe('/sports/live/*');
});

test('RTE-10 keeps the code of a page once it is loaded, and loads it again after a failure', async () => {
  const checked = checkConfig(defaultSite);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const addMessages = vi.fn<(area: string) => Promise<void>>().mockRejectedValueOnce('lost');
  const routes = createRoutes({ config: toPublicConfig(checked.value), locale: 'en', addMessages });
  const { lazy } = matchRoutes(routes, '/games')?.at(-1)?.route ?? {};
  if (typeof lazy !== 'function') throw new Error('The lobby is not lazy');
  await expect(lazy()).rejects.toBe('lost');
  const page = lazy();
  expect(await page).toHaveProperty('Component');
  expect(lazy()).toBe(page);
  expect(addMessages).toHaveBeenCalledTimes(2);
});
