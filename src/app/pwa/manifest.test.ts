import { isInstallReady, validateManifest } from '@pwabuilder/manifest-validation';
import { expect, it } from 'vitest';
import { createManifest, type ManifestFacts } from './manifest.ts';

const routes = { maintenance: '/maintenance', accessDenied: '/access-denied' };

const manifestFor = (facts: Partial<ManifestFacts>) =>
  createManifest({
    config: { company: { name: 'Marquee' }, routes },
    locale: 'en',
    prefix: '',
    text: {
      description: 'Games and sports',
      sports: 'Sports',
      live: 'Live',
      casino: 'Casino',
      promotions: 'Promotions',
      screenshot: 'Home',
    },
    colours: { theme: '#120b14', background: '#120b14' },
    ...facts,
  });

it('PWA-4 has shortcuts for configured routes only, in the visitor’s language', () => {
  expect(manifestFor({}).shortcuts).toEqual([]);
  const config = { company: { name: 'Marquee' }, routes: { ...routes, games: '/games' } };
  const { shortcuts, lang } = manifestFor({ config, locale: 'es', prefix: '/es' });
  expect(lang).toBe('es');
  expect(shortcuts).toEqual([
    {
      name: 'Casino',
      url: '/es/games?src=pwa',
      icons: [{ src: '/icons/shortcut-games.png', sizes: '96x96', type: 'image/png' }],
    },
  ]);
});

it('PWA-4 CFG-3 names the categories of what the site offers', () => {
  const categoriesWith = (own: object) =>
    manifestFor({ config: { company: { name: 'Marquee' }, routes: { ...routes, ...own } } })
      .categories;
  expect(categoriesWith({ games: '/games', sportsBetting: '/sports' })).toEqual([
    'games',
    'sports',
    'entertainment',
  ]);
  expect(categoriesWith({ games: '/games' })).toEqual(['games', 'entertainment']);
  expect(categoriesWith({ liveSportsBetting: '/live' })).toEqual(['sports', 'entertainment']);
});

it('PWA-4 is the same app in all languages and starts in the one it was installed in', () => {
  const [english, spanish] = [manifestFor({}), manifestFor({ locale: 'es', prefix: '/es' })];
  expect(spanish).toMatchObject({ id: english.id, start_url: '/es?src=pwa', scope: '/' });
});

it('PWA-4 gives each icon one purpose and the app a short name', () => {
  const purposes = manifestFor({}).icons.map(({ purpose }) => purpose);
  expect(purposes).toEqual(['any', 'any', 'maskable', 'monochrome']);
  const config = { company: { name: 'Northern Lights Casino' }, routes };
  expect(manifestFor({ config })).toMatchObject({
    name: 'Northern Lights Casino',
    short_name: 'Northern',
  });
});

it('PWA-4 has all members that PWABuilder requires or recommends', async () => {
  const config = { company: { name: 'Marquee' }, routes: { ...routes, games: '/games' } };
  const asSent = JSON.parse(JSON.stringify(manifestFor({ config })));
  const findings = await validateManifest(asSent);
  const judged = findings.filter(({ category }) => category !== 'optional');
  expect(judged.length).toBeGreaterThan(10);
  expect(judged.filter(({ valid }) => !valid)).toEqual([]);
  expect(isInstallReady(asSent)).toBeTruthy();
});
