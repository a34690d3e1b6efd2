import { matchRoutes, type RouteObject } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { checkConfig } from '../config/check-config.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { createIsMounted } from '../config/paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import type { Query } from '../http/query.ts';
import { describeRoutes, isOpenEnded, listSite, reduceAddress, render } from './entry-server.tsx';
import type { RouteHandle } from './pages/page-manifest.ts';
import { pageFacts } from './routes/page-facts.ts';
import { listedPatterns } from './sitemap/listed-patterns.ts';
import type { QueriesOptions } from './state/queries.ts';

const siteUrl = 'https://www.example.test';
const checked = checkConfig({ ...defaultSite, siteUrl });
if (!checked.ok) throw new Error(checked.error.join('\n'));
const config = toPublicConfig(checked.value);
const patterns = listedPatterns(describeRoutes(config));

/** Back ends without content: heads have to do without. */
const nothing: QueriesOptions['source'] = async () => ({
  answer: { ok: false, error: { kind: 'network', url: '', detail: 'away' } },
  at: 0,
});
/** Texts only, which are pages with their own head. */
const onlyTexts: QueriesOptions['source'] = async <T>(query: Query<T>) => {
  if (!query.key.startsWith('page:')) return nothing(query);
  const text = { title: query.key, intro: `What ${query.key} is about.`, body: '', headings: [] };
  return { answer: { ok: true, value: [text] as T }, at: 0 };
};

const renderAt = (url: URL, site = config, source = onlyTexts) =>
  render({
    config: site,
    url,
    source,
    waitUntil: Date.now() + 1000,
    signal: AbortSignal.timeout(5000),
    report: (error) => {
      throw error;
    },
  });

async function headOf(path: string, source = onlyTexts): Promise<string> {
  const outcome = await renderAt(new URL(path, siteUrl), config, source);
  if (outcome.kind === 'redirect') throw new Error(`${path} leads to ${outcome.location}`);
  return outcome.head;
}
const contents = (head: string, expression: RegExp) =>
  [...head.matchAll(expression)].map(([, content = '']) => content);

/** Whether a path shows an entry, which may not exist in every language. */
const isOfEntry = (path: string) =>
  (matchRoutes(describeRoutes(config), path) ?? []).some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.ownSeo,
  );

const fixed = patterns.map(({ path }) => path).filter((path) => !path.includes(':'));
const addresses = ['en', 'es'].flatMap((language) =>
  fixed.map((path) => (language === 'en' ? path : `/es${path === '/' ? '' : path}`)),
);
const heads = new Map<string, string>();
beforeAll(async () => {
  for (const address of addresses) heads.set(address, await headOf(address));
});

test.each(addresses)('RTE-8 %s has a title, a description and a canonical URL', (address) => {
  const head = heads.get(address) ?? '';
  expect(contents(head, /<title>(.+?)<\/title>/g)).toHaveLength(1);
  expect(contents(head, /<meta name="description" content="([^"]{15,})"/g)).toHaveLength(1);
  expect(contents(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([siteUrl + address]);
  const path = address.replace(/^\/es(?=\/|$)/, '') || '/';
  const named = contents(head, /rel="alternate" (hrefLang=".*? href="[^"]*")/g);
  expect(named).toEqual(
    isOfEntry(path)
      ? []
      : [
          `hrefLang="en" href="${siteUrl}${path}"`,
          `hrefLang="es" href="${siteUrl}/es${path === '/' ? '' : path}"`,
          `hrefLang="x-default" href="${siteUrl}${path}"`,
        ],
  );
  expect(contents(head, /property="og:url" content="([^"]*)"/g)).toEqual([siteUrl + address]);
  expect(contents(head, /property="og:image" content="([^"]*)"/g)).toEqual([
    `${siteUrl}/share.jpg`,
  ]);
  expect(head).not.toContain('noindex');
  const facts = contents(head, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  const kinds = facts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(kinds).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
});

test('F47 sends a page without its content at the deadline', async () => {
  const outcome = await render({
    config,
    url: new URL('/games', siteUrl),
    source: () => new Promise(() => undefined),
    waitUntil: Date.now(),
    signal: new AbortController().signal,
    report: (error) => {
      throw error;
    },
  });
  expect(outcome).toMatchObject({ kind: 'page', status: 200, complete: false });
});

test.each(['before the render asks for content', 'while it waits for content'])(
  'F47 stops a render at once that is aborted %s',
  async (moment) => {
    const visit = new AbortController();
    const asked = Promise.withResolvers<void>();
    const rendering = render({
      config,
      url: new URL('/games', siteUrl),
      source: () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
      waitUntil: Date.now() + 60_000,
      signal: visit.signal,
      report: () => undefined,
    });
    if (moment.startsWith('while')) await asked.promise;
    visit.abort();
    await expect(rendering).rejects.toThrow();
  },
);

test('RTE-8 gives each page its own title, and each language its own description', () => {
  for (const expression of [/<title>(.+?)<\/title>/g, /name="description" content="(.*?)"/g]) {
    const texts = [...heads.values()].flatMap((head) => contents(head, expression));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});

test.each([
  '/login',
  '/login/forgotten',
  '/register?btag=a_1',
  '/account',
  '/account/information',
  '/games/neon-alley/play',
  '/games?q=fox',
  '/games?category=slots',
  '/promotions?category=sports',
  '/help?q=money',
  '/sports?q=real',
  '/style-guide',
  '/maintenance',
  '/access-denied?reason=age',
])('RTE-8 %s is noindex without a canonical URL', async (address) => {
  const head = await headOf(address);
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('canonical');
  expect(head).not.toContain('hrefLang');
  expect(head).not.toContain('ld+json');
});

test.each([
  ['/Games/', '/games'],
  ['/es/PROMOTIONS', '/es/promotions'],
])('RTE-8 %s has one canonical spelling', async (typed, address) => {
  const head = await headOf(typed);
  expect(head).toContain(`<link rel="canonical" href="${siteUrl}${address}"/>`);
});

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
])('RTE-8 SSR one page has one address: %s is %s', (typed, path) => {
  const reduced = reduceAddress(new URL(siteUrl + typed), config);
  expect(reduced.href).toBe(siteUrl + path);
  expect(reduceAddress(reduced, config).href).toBe(reduced.href);
});

test('SSR knows which paths go on with anything: those below the sportsbook’s pages', () => {
  const open = ['/sports/zzz', '/es/sports/football/a', '/sports/live/x'];
  const closed = ['/', '/sports', '/sports/', '/es/sports/live', '/games/zzz', '/zzz/zzz'];
  const isOpen = (path: string) => isOpenEnded(new URL(path, siteUrl), config);
  expect([...open, ...closed].filter(isOpen)).toEqual(open);
});

test('RTE-8 HOM-4 links no Spanish alternate for an entry that exists in English alone', async () => {
  const source: QueriesOptions['source'] = async <T>(query: Query<T>) => {
    const [kind, slug, locale] = query.key.split(':');
    if (kind !== 'promotion') return onlyTexts(query);
    const texts = { slug, title: 'Now', summary: '', body: '', terms: '', category: 'casino' };
    const value = [{ ...texts, ...(locale === 'es' && { lang: 'en' }) }];
    return { answer: { ok: true, value: value as T }, at: 0 };
  };
  const english = await headOf('/promotions/now', source);
  expect(english).toContain(`<link rel="canonical" href="${siteUrl}/promotions/now"/>`);
  expect(english).not.toContain('noindex');
  expect(english).not.toContain('hrefLang');
  expect(await headOf('/es/promotions/now', source)).toContain('noindex');
});

test.each([
  ['/?btag=a_1', '/games'],
  ['/no-such-page', '/?notice=gone'],
  ['/?notice=gone&btag=a_1', '/games?notice=gone'],
  ['/es?notice=gone', '/es/games?notice=gone'],
  ['/?notice=a%26b%23c', '/games?notice=a%26b%23c'],
])('HOM-1 RTE-5 with a home route %s redirects to %s and keeps the notice', async (path, to) => {
  const site = { ...config, routes: { ...config.routes, home: '/games' } };
  const asked = reduceAddress(new URL(path, siteUrl), site);
  expect(await renderAt(asked, site)).toMatchObject({ kind: 'redirect', location: to });
});

test.each([
  ['/account/nope?x=1', '/account?notice=page'],
  ['/es/account/limits/nope', '/es/account?notice=page'],
  ['/accounting', '/?notice=gone'],
])('RTE-5 %s redirects to %s: the account or home', async (path, to) => {
  expect(await renderAt(new URL(path, siteUrl))).toMatchObject({ kind: 'redirect', location: to });
});

/** Paths of all pages in a route table, with parameters filled in. */
const addressesOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ children, index, path = '' }) => {
    if (children) return addressesOf(children);
    return index ? ['/'] : [path.replace(/:\w+\??|\*/g, 'some-name')];
  });

test('CFG-3 links only to routes that exist, with all and with the fewest pages', () => {
  const few = { ...config, routes: { maintenance: '/closed', accessDenied: '/denied' } };
  const every = addressesOf(describeRoutes(config)).filter((path) => path.startsWith('/'));
  expect(every.length).toBeGreaterThan(30);
  for (const known of [config, few]) {
    const there = addressesOf(describeRoutes(known));
    expect(every.filter(createIsMounted(known))).toEqual(
      every.filter((path) => there.includes(path)),
    );
    expect(['/some-name', '/games/a/b/c', '/helpme'].filter(createIsMounted(known))).toEqual([]);
  }
});

test('HOM-4 lists addresses for every pattern of the route table', () => {
  const listed = pageFacts.flatMap(({ listed = {} }) => Object.keys(listed));
  const unknown = patterns.filter(({ path, name }) => path.includes(':') && !listed.includes(name));
  expect(unknown).toEqual([]);
});

test('HOM-4 lists mounted public pages, and nothing when a back end is silent', async () => {
  const answers: Record<string, unknown> = {
    'games:limit=500': [{ slug: 'fox' }],
    'games:limit=500&offset=500': [],
    'game-providers': [{ displayName: 'Night & Day' }],
    'help:listed:en': [
      { key: 'money', articles: [{ slug: 'withdraw', updatedAt: '2026-01-01T00:00:00Z' }] },
      { key: 'empty', articles: [] },
    ],
    'pages:listed:0:en': [
      { slug: 'terms' },
      ...[{ slug: 'privacy' }, { slug: 'payment-methods' }].map((page) => ({
        ...page,
        noIndex: true,
      })),
    ],
    'promotions:listed:0:en': [
      { slug: 'now', updatedAt: '2026-01-01T00:00:00Z' },
      { slug: 'over', endDate: '2026-01-01T00:00:00Z' },
    ],
  };
  const untranslated: string[] = [];
  const listed = await listSite(
    { ...config, routes: { ...config.routes, sitemap: undefined } },
    async <T>({ key, path, isTranslatedOnly }: Query<T>) => {
      if (path.includes('locale=') && !isTranslatedOnly) untranslated.push(key);
      return { answer: { ok: true as const, value: (answers[key] ?? []) as T }, at: 0 };
    },
    Date.parse('2026-06-01'),
  );
  const paths = listed.map(({ path }) => path);
  expect(untranslated).toEqual([]);
  expect(paths).toContain('/sports/live');
  expect(paths).toContain('/games/fox');
  expect(paths).toContain('/providers/Night%20%26%20Day');
  expect(paths).toContain('/help/money');
  expect(paths).toContain('/help/money/withdraw');
  expect(paths).not.toContain('/help/empty');
  expect(paths).not.toContain('/promotions/over');
  expect(paths.filter((path) => /^.(legal|cookies$)/.test(path))).toEqual(['/legal/terms']);
  expect(listed.find(({ path }) => path === '/payment-methods')?.languages).toEqual(
    new Map([['es', undefined]]),
  );
  expect(paths).not.toContain('/sitemap');
  expect(paths.filter((path) => /login|account|play|style-guide|:|\*/.test(path))).toEqual([]);
  expect(listed.find(({ path }) => path === '/promotions/now')?.languages).toEqual(
    new Map([['en', '2026-01-01T00:00:00Z']]),
  );
  const router = describeRoutes(config);
  for (const path of paths) expect(matchRoutes(router, path)?.at(-1)?.route.id).not.toBe('gone');
  await expect(listSite(config, nothing, 0)).rejects.toThrow();
});

test('PF-12 PF-5 renders the same text whatever the order of answers', async () => {
  const slow = new Set(['desktop-menu:en', 'home:en']);
  const keysWith = async (isLate: (key: string) => boolean) => {
    const outcome = await renderAt(new URL('/', siteUrl), config, async (query) => {
      if (isLate(query.key)) await new Promise((resolve) => setImmediate(resolve));
      const value = /text/.test(query.key) ? '' : [];
      return { answer: { ok: true, value: value as never }, at: 0 };
    });
    return outcome.kind === 'page' ? Object.keys(outcome.state.answers) : [];
  };
  const keys = await keysWith((key) => slow.has(key));
  expect(keys.length).toBeGreaterThan(5);
  expect(await keysWith((key) => !slow.has(key))).toEqual(keys);
});
