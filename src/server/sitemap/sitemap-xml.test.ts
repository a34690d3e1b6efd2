import { expect, test } from 'vitest';
import { writeSitemap } from './sitemap-xml.ts';

const config = { defaultAppLanguage: 'en' };
const origin = 'https://www.example.test';
const page = (path: string, ...languages: [string, string?][]) => ({
  path,
  languages: new Map(languages.map(([language, changed]) => [language, changed])),
});
const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

test('HOM-4 lists a page once per language, with links to all of them', () => {
  const files = writeSitemap(
    [page('/', ['en'], ['es']), page('/promotions/x', ['es', '2026-11-01T10:00:00Z'])],
    config,
  );
  const xml = files.file('/sitemap.xml', origin) ?? '';
  expect(locs(xml)).toEqual([`${origin}/`, `${origin}/es`, `${origin}/es/promotions/x`]);
  const [home = '', , promotion = ''] = xml.split('\n').filter((line) => line.startsWith('<url>'));
  expect(home).toContain(`hreflang="es" href="${origin}/es"/>`);
  expect(home).toContain(`hreflang="x-default" href="${origin}/"/>`);
  expect(home).not.toContain('lastmod');
  expect(promotion).toContain('<lastmod>2026-11-01T10:00:00.000Z</lastmod>');
  expect(promotion).not.toContain('hreflang="en"');
  expect(promotion).toContain(`hreflang="x-default" href="${origin}/es/promotions/x"/>`);
});

test('HOM-4 escapes content', () => {
  const write = (path: string) =>
    writeSitemap([page(path, ['en', 'never'])], config).file('/sitemap.xml', origin) ?? '';
  const signs = (xml: string) => xml.match(/[<>"']/g)?.join('');
  const hostile = write('/help/"><script>&amp;\u0000\' ü');
  expect(signs(hostile)).toBe(signs(write('/help/x')));
  expect(hostile).not.toMatch(/&(?!(amp|apos);)|[^\x20-\x7e\n]/);
});

test.each([
  ['addresses', { addresses: 3, characters: 1e6 }],
  ['characters', { addresses: 1e6, characters: 400 }],
])('HOM-4 splits a sitemap beyond %s, with an index', (_, limits) => {
  const pages = Array.from({ length: 7 }, (_, at) => page(`/games/g${at}`, ['en']));
  const files = writeSitemap(pages, config, limits);
  const parts = locs(files.file('/sitemap.xml', origin));
  expect(parts.length).toBeGreaterThan(1);
  const listed = parts.flatMap((part) =>
    locs(files.file((part ?? '').replace(origin, ''), origin)),
  );
  expect(listed).toEqual(pages.map(({ path }) => origin + path));
  expect(files.file(`/sitemap-${parts.length + 1}.xml`, origin)).toBeUndefined();
});
