import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import { createIsMounted } from '../../config/paths.ts';
import { toPublicConfig } from '../../config/public-config.ts';
import { findMatch, pathOf } from '../book/fixtures.ts';
import { promotions } from '../catalogue/promotions.ts';
import { openContentDatabase } from '../content/database.ts';
import { createEntryStore } from '../content/entry-store.ts';
import { fileType } from '../content/media-file.ts';
import { contentTypes } from '../content/type-table.ts';
import { widgetComponents } from '../types/home.ts';
import { addPicture, renewPictures } from './media.ts';
import { languages } from './seeder.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

type Row = Record<string, unknown>;
const rows = async (path: string) =>
  ((await sandbox.get(`/content/api/${path}`)).body as { data: Row[] }).data;
/** Every row of every type, with links, pictures and components one level deep. */
async function everything(locale: string): Promise<Row[]> {
  const types = contentTypes.filter(({ endpoint, single }) => endpoint !== '' && !single);
  const path = `pagination[limit]=100&populate=*&locale=${locale}`;
  return (await Promise.all(types.map(({ endpoint }) => rows(`${endpoint}?${path}`)))).flat();
}

it('NAV-1 BRG-1 FTR-4 seeds what the page frame needs, in each language', async () => {
  for (const locale of languages) {
    const count = async (endpoint: string) =>
      (await rows(`${endpoint}?pagination[limit]=100&locale=${locale}`)).length;
    expect(await count('desktop-menus')).toBe(14);
    expect(await count('mobile-menus')).toBe(6);
    expect(await count('burger-menus')).toBe(8);
    expect(await count('sitemap-blocks')).toBe(6);
    expect(await count('footer-help-links')).toBe(9);
    expect(await count('footer-texts')).toBe(1);
    expect(await count('promotions')).toBe(12);
    expect(await count('pages')).toBe(5);
    expect(await count('help-categories')).toBe(10);
    expect(await count('help-articles')).toBe(54);
  }
  expect(await rows('social-networks')).toHaveLength(6);
  expect(await rows('footer-legal-links')).toHaveLength(4);
  expect(await rows('stores?pagination[limit]=100')).toHaveLength(54);
});

it('BRG-1 leads from each branch of the burger menu to a separate page', async () => {
  const branches = await rows('burger-menus?sort=order:asc');
  const urls = branches.flatMap(({ url }) => url ?? []);
  expect(urls).toHaveLength(7);
  expect(new Set(urls).size).toBe(urls.length);
  expect(branches.filter(({ url }) => !url).map(({ label }) => label)).toEqual(['Providers']);
});

it('HOM-5 seeds home with every kind of widget, and rails inside a section', async () => {
  const path = 'homes?populate=homeContent.parent,homeContent.widget.specificFields';
  const home = (await rows(path))[0]?.homeContent as { slug: string; parent: Row | null }[];
  const kinds = new Set(home.map(({ slug }) => `widget.${slug}`));
  expect([...widgetComponents.keys()].filter((uid) => !kinds.has(uid))).toEqual([]);
  const nested = home.filter(({ slug, parent }) => slug === 'game-rail' && parent !== null);
  expect(nested).toHaveLength(2);
});

it('HOM-5 SPT-1 announces a match that the sportsbook has, at its time', async () => {
  const home = await rows('homes?populate=homeContent.widget.specificFields');
  const items = home[0]?.homeContent as { slug: string; widget: Row }[];
  const widget = items.find(({ slug }) => slug === 'countdown')?.widget;
  const [{ endsAt, url } = {}] = (widget?.specificFields ?? []) as Row[];
  const match = findMatch(String(url).split('/').at(-1) ?? '', Date.now());
  if (match === undefined) throw new Error(`the sportsbook has no match at ${url}`);
  expect(url).toBe(`/sports${pathOf(match)}`);
  expect(endsAt).toBe(new Date(match.startsAt).toISOString());
  expect(widget?.title).toBe(`${match.competition.name}: ${match.home} v ${match.away}`);
});

it('PGS-1 promises no money in a promotion but its bonus, in each language', async () => {
  // The smallest chip.
  const others: Record<string, number[]> = { 'roulette-hour': [20] };
  for (const locale of languages) {
    const seeded = await rows(`promotions?pagination[limit]=100&locale=${locale}`);
    for (const { slug, title, body, terms, optIn } of seeded) {
      const { bonus } = promotions.find((promotion) => promotion.slug === slug) ?? {};
      const text = `${title} ${body} ${terms}`;
      const named = [...text.matchAll(/€([\d.,]+\d|\d)|(?<![\d.,])([\d.,]+)\s€/g)].map(
        ([, before, after]) => Math.round(Number((before ?? after)?.replace(',', '.')) * 100),
      );
      const kept = bonus ? [bonus.amount, bonus.required] : (others[String(slug)] ?? []);
      expect([...new Set(named)].toSorted(), `${locale} ${slug}`).toEqual(kept.toSorted());
      if (bonus) expect(optIn, `${slug}`).toBe(true);
    }
  }
});

it('FTR-6 seeds sponsors with a small format, only a thumbnail, a drawing, or no picture', async () => {
  const items = await rows('footer-sponsored-items?populate=image');
  const [wide, narrow, drawn, none] = items.map(({ image }) => image as Row | null);
  const formatsOf = (picture: Row | null | undefined) =>
    Object.entries(picture?.formats as Record<string, Row>).map(([name, { url, width }]) => [
      name,
      url,
      width,
    ]);
  expect(wide).toMatchObject({ mime: 'image/png', width: 640 });
  expect(formatsOf(wide)).toEqual([
    ['small', '/uploads/small_sponsor-wide.png', 500],
    ['thumbnail', '/uploads/thumbnail_sponsor-wide.png', 245],
  ]);
  expect(narrow).toMatchObject({ mime: 'image/png', width: 320 });
  expect(formatsOf(narrow)).toEqual([['thumbnail', '/uploads/thumbnail_sponsor-narrow.png', 245]]);
  expect(drawn).toMatchObject({ mime: 'image/svg+xml', formats: null });
  expect(none).toBeNull();
});

it('FTR-6 CFG-2 describes sponsors in the language of the page', async () => {
  const titles = async (locale: string) =>
    (await rows(`footer-sponsored-items?sort=createdAt:asc&locale=${locale}`)).map(
      ({ title }) => title,
    );
  expect((await titles('en'))[0]).toBe('Official partner');
  expect((await titles('es'))[0]).toBe('Socio oficial');
  expect((await titles('ar'))[0]).toBe('الشريك الرسمي');
});

it('NAV-1 links only to pages that the site has', async () => {
  const checked = checkConfig(defaultSite);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  const isMounted = createIsMounted(toPublicConfig(checked.value));
  const entries = new Set([
    ...promotions.map(({ slug }) => `/promotions/${slug}`),
    ...(await rows('pages')).map(({ slug }) => `/legal/${slug}`),
  ]);
  const isPage = (link: string) =>
    isMounted(link) && (entries.has(link) || !/^\/(promotions|legal)\//.test(link));
  const text = JSON.stringify((await Promise.all(languages.map(everything))).flat());
  const links = [...text.matchAll(/"(?:url|linkUrl|ctaUrl|seeAllUrl)":"(\/[^"]*)"/g)]
    .concat([...text.matchAll(/href=\\"(\/[^"\\]*)/g)])
    .map(([, link = '']) => link.replace(/\?.*$/, ''));
  // The route of the providers is only a prefix of links.
  const pages = links.filter((link) => !link.startsWith('/uploads/') && link !== '/providers');
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((link) => !isPage(link))).toEqual([]);
});

it('CFG-2 leaves no text untranslated', async () => {
  // Texts that are the same in every language: names, addresses, codes.
  const same = new Set(['Casino', 'Cookies', 'Marquee', 'Sala Bombilla']);
  const untranslated = async (locale: string, path: string, field: string) => {
    const all = `${path}pagination[limit]=100`;
    const [en, other] = [await rows(all), await rows(`${all}&locale=${locale}`)];
    expect(en.length, all).toBeGreaterThan(0);
    const translated = new Map(other.map((row) => [row.documentId, row[field]]));
    return en
      .map((row) => ({ en: row[field], other: translated.get(row.documentId) }))
      .filter(({ en, other }) => en !== null && (!other || en === other))
      .filter(({ en }) => !same.has(String(en)));
  };
  for (const [path, field] of [
    ['desktop-menus?', 'label'],
    ['burger-menus?', 'label'],
    ['sitemap-blocks?', 'label'],
    ['promotions?', 'title'],
    ['promotions?', 'body'],
    ['promotions?', 'terms'],
    ['help-articles?', 'question'],
    ['help-articles?', 'answer'],
    ['landing-pages?', 'title'],
    ['landing-pages?', 'smallPrint'],
    ['pages?', 'title'],
    ['pages?', 'body'],
    ['widgets?', 'title'],
    ['banners?', 'title'],
    ['seo-texts?', 'content'],
    ['cms-messages?', 'message'],
  ] as const) {
    for (const locale of languages.slice(1)) {
      expect(await untranslated(locale, path, field), `${locale} ${path}${field}`).toEqual([]);
    }
  }
});

it('FTR-7 updates a picture of an older version at the same URL', () => {
  const store = createEntryStore(openContentDatabase(':memory:', () => {}));
  addPicture(store, 'logo.svg', 'Marquee', '2026-01-01T00:00:00.000Z');
  const files = () => store.list(fileType, 'published');
  renewPictures(store, '2026-02-02T00:00:00.000Z');
  expect(files()[0]?.updatedAt).toBe('2026-01-01T00:00:00.000Z');

  const before = (name: string) => ({ name, hash: '0', url: `/uploads/${name}`, formats: null });
  const keyOf = (documentId: string) =>
    ({ type: fileType, documentId, locale: null, status: 'published' }) as const;
  const old = { ...before('logo.svg'), alternativeText: 'M' };
  store.update(keyOf(files()[0]?.documentId ?? ''), old, '2026-01-01T00:00:00.000Z');
  renewPictures(store, '2026-02-02T00:00:00.000Z');
  expect(files()[0]).toMatchObject({
    url: '/uploads/logo.svg',
    alternativeText: 'M',
    width: 220,
    updatedAt: '2026-02-02T00:00:00.000Z',
  });

  const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const drawnHero = { ...dates, publishedAt: dates.createdAt };
  store.insert(keyOf('hero'), before('hero-opening-night.svg'), drawnHero);
  renewPictures(store, '2026-02-02T00:00:00.000Z');
  expect(files().find(({ documentId }) => documentId === 'hero')).toMatchObject({
    url: '/uploads/hero-opening-night.avif',
    mime: 'image/avif',
    formats: { medium: { url: '/uploads/medium_hero-opening-night.avif', width: 750 } },
  });
});

it('PGS-1 keeps the pictures of promotions whose files had another name', () => {
  const store = createEntryStore(openContentDatabase(':memory:', () => {}));
  const dates = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
  const former = {
    'fifty-first-night': 'weekend-encore',
    'second-act-refund': 'second-act',
    'accumulator-lift': 'accumulators',
    'live-table-cashback': 'roulette-hour',
    'free-bet-friday': 'system-bets',
  };
  for (const slug of Object.keys(former)) {
    const name = `promo-${slug}.webp`;
    store.insert(
      { type: fileType, documentId: slug, locale: null, status: 'published' },
      { name, hash: '0', url: `/uploads/${name}`, formats: null },
      { ...dates, publishedAt: dates.createdAt },
    );
  }
  renewPictures(store, '2026-02-02T00:00:00.000Z');
  const urls = store
    .list(fileType, 'published')
    .map(({ documentId, url, width }) => [documentId, url, width]);
  expect(urls.toSorted()).toEqual(
    Object.entries(former)
      .map(([slug, present]) => [slug, `/uploads/promo-${present}.webp`, 1200])
      .toSorted(),
  );
});
