import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CONFIG, onlyTexts, renderAt, SITE_URL } from '../../tests/fixtures/render-page.ts';
import type { Query } from '../http/query.ts';
import type { RouteHandle } from './pages/page-manifest.ts';
import { describeRoutes } from './routes/route-table.ts';
import { listedPatterns } from './sitemap/listed-patterns.ts';
import type { QueriesOptions } from './state/queries.ts';

async function headOf(path: string, source = onlyTexts): Promise<string> {
  const outcome = await renderAt(new URL(path, SITE_URL), CONFIG, source);
  if (outcome.kind === 'redirect') throw new Error(`${path} leads to ${outcome.location}`);
  return outcome.head;
}
const contents = (head: string, expression: RegExp) =>
  [...head.matchAll(expression)].map(([, content = '']) => content);

/** Whether a path shows an entry, which may not exist in every language. */
const isOfEntry = (path: string) =>
  (matchRoutes(describeRoutes(CONFIG), path) ?? []).some(
    ({ route }) => (route.handle as RouteHandle | undefined)?.ownSeo,
  );

const fixed = listedPatterns(describeRoutes(CONFIG))
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));
const addresses = ['en', 'es'].flatMap((language) =>
  fixed.map((path) => (language === 'en' ? path : `/es${path === '/' ? '' : path}`)),
);
const heads = new Map<string, Promise<string>>();
/** Renders each page once, in the first test that needs it. */
function knownHead(address: string): Promise<string> {
  const head = heads.get(address) ?? headOf(address);
  heads.set(address, head);
  return head;
}

test.each(addresses)('RTE-8 %s has a title, a description and a canonical URL', async (address) => {
  const head = await knownHead(address);
  expect(contents(head, /<title>(.+?)<\/title>/g)).toHaveLength(1);
  expect(contents(head, /<meta name="description" content="([^"]{15,})"/g)).toHaveLength(1);
  expect(contents(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([SITE_URL + address]);
  const path = address.replace(/^\/es(?=\/|$)/, '') || '/';
  const named = contents(head, /rel="alternate" (hrefLang=".*? href="[^"]*")/g);
  expect(named).toEqual(
    isOfEntry(path)
      ? []
      : [
          `hrefLang="en" href="${SITE_URL}${path}"`,
          `hrefLang="es" href="${SITE_URL}/es${path === '/' ? '' : path}"`,
          `hrefLang="x-default" href="${SITE_URL}${path}"`,
        ],
  );
  expect(contents(head, /property="og:url" content="([^"]*)"/g)).toEqual([SITE_URL + address]);
  expect(contents(head, /property="og:image" content="([^"]*)"/g)).toEqual([
    `${SITE_URL}/share.jpg`,
  ]);
  expect(head).not.toContain('noindex');
  const facts = contents(head, /<script type="application\/ld\+json">(.*?)<\/script>/g);
  const kinds = facts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
  expect(kinds).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
});

test('RTE-8 gives each page its own title, and each language its own description', async () => {
  const all = await Promise.all(addresses.map(knownHead));
  for (const expression of [/<title>(.+?)<\/title>/g, /name="description" content="(.*?)"/g]) {
    const texts = all.flatMap((head) => contents(head, expression));
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
  expect(head).toContain(`<link rel="canonical" href="${SITE_URL}${address}"/>`);
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
  expect(english).toContain(`<link rel="canonical" href="${SITE_URL}/promotions/now"/>`);
  expect(english).not.toContain('noindex');
  expect(english).not.toContain('hrefLang');
  expect(await headOf('/es/promotions/now', source)).toContain('noindex');
});
