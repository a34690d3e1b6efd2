import { expect, test } from 'vitest';
import { CONFIG, renderAt, SITE_URL } from '../../tests/fixtures/render-page.ts';
import { createHttp } from '../http/http.ts';
import type { ParseContext } from '../http/query.ts';
import { readQuery } from '../http/read-query.ts';
import { render } from './entry-server.tsx';
import { reduceAddress } from './routes/route-table.ts';
import { widgetDemos } from './widgets/widget-demos.ts';

test('F47 sends a page without its content at the deadline', async () => {
  const outcome = await render({
    config: CONFIG,
    url: new URL('/games', SITE_URL),
    source: () => new Promise(() => undefined),
    waitUntil: Date.now(),
    signal: new AbortController().signal,
    report: (error) => {
      throw error;
    },
  });
  expect(outcome).toMatchObject({ kind: 'page', status: 200, complete: false });
});

test.each([
  ['/games/neon-alley', 'One moment…'],
  ['/es/games/neon-alley', 'Un momento…'],
])('F47 shows a loading message in place of the missing content of %s', async (path, words) => {
  const outcome = await render({
    config: CONFIG,
    url: new URL(path, SITE_URL),
    source: () => new Promise(() => undefined),
    waitUntil: Date.now(),
    signal: new AbortController().signal,
    report: (error) => {
      throw error;
    },
  });
  if (outcome.kind !== 'page') throw new Error(`${path} is not a page`);
  expect(/<main[^>]*>(.*?)<\/main>/.exec(outcome.body)?.[1]).toContain(words);
});

test.each(['before the render asks for content', 'while it waits for content'])(
  'F47 stops a render at once when it is aborted %s',
  async (moment) => {
    const visit = new AbortController();
    const asked = Promise.withResolvers<void>();
    const rendering = render({
      config: CONFIG,
      url: new URL('/games', SITE_URL),
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

test.each([
  ['/?btag=a_1', '/games'],
  ['/no-such-page', '/?notice=gone'],
  ['/?notice=gone&btag=a_1', '/games?notice=gone'],
  ['/es?notice=gone', '/es/games?notice=gone'],
  ['/?notice=a%26b%23c', '/games?notice=a%26b%23c'],
])('HOM-1 RTE-5 with a home route %s redirects to %s and keeps the notice', async (path, to) => {
  const site = { ...CONFIG, routes: { ...CONFIG.routes, home: '/games' } };
  const asked = reduceAddress(new URL(path, SITE_URL), site);
  expect(await renderAt(asked, site)).toMatchObject({ kind: 'redirect', location: to });
});

test.each([
  ['/account/nope?x=1', '/account?notice=page'],
  ['/es/account/limits/nope', '/es/account?notice=page'],
  ['/Account/nope', '/account?notice=page'],
  ['/accounting', '/?notice=gone'],
])('RTE-5 %s redirects to %s: the account or home', async (path, to) => {
  expect(await renderAt(new URL(path, SITE_URL))).toMatchObject({ kind: 'redirect', location: to });
});

const forbidden = { data: null, error: { status: 403, name: 'ForbiddenError', message: '' } };

test.each([
  ['the content system', true, () => Response.json(forbidden, { status: 403 })],
  ['the operator', true, () => Response.json({ code: 'not_here' }, { status: 404 })],
  ['a proxy', false, () => new Response('Forbidden', { status: 403 })],
  ['a rate limit', false, () => Response.json({ code: 'busy' }, { status: 429 })],
])('FRM-4 PWA-3 a page with parts refused by %s is complete: %s', async (_, complete, refuse) => {
  const http = createHttp({
    bases: CONFIG.endpoints,
    origin: SITE_URL,
    fetch: async (url) => (String(url).includes('/homes') ? Response.json({ data: [] }) : refuse()),
  });
  const context = { report: () => {} } as unknown as ParseContext;
  const options = { fallbackLocale: 'en' };
  const outcome = await renderAt(new URL('/', SITE_URL), CONFIG, async (query) => ({
    answer: await readQuery(query, http, CONFIG.endpoints, context, options),
    at: 0,
  }));
  expect(outcome).toMatchObject({ kind: 'page', status: 200, complete });
});

test('HOM-5 FRM-4 leaves blocks of home empty whose lists are refused for good', async () => {
  const home = ['promotion-cards', 'live-events'].map((slug) => ({
    id: slug,
    title: slug,
    widget: { ...widgetDemos.get(slug)?.widget, slug },
    children: [],
  }));
  const http = createHttp({
    bases: CONFIG.endpoints,
    origin: SITE_URL,
    fetch: async () => Response.json(forbidden, { status: 403 }),
  });
  const context = { report: () => {} } as unknown as ParseContext;
  const outcome = await renderAt(new URL('/', SITE_URL), CONFIG, async (query) => ({
    answer:
      query.key === 'home:en'
        ? { ok: true, value: home as never }
        : await readQuery(query, http, CONFIG.endpoints, context, { fallbackLocale: 'en' }),
    at: 0,
  }));
  expect(outcome).toMatchObject({ kind: 'page', status: 200, complete: true });
  if (outcome.kind !== 'page') throw new Error('Home is not a page');
  const main = outcome.body.slice(outcome.body.indexOf('<main'));
  expect(main).not.toContain('skeleton');
});

test('PF-12 PF-5 renders the same text whatever the order of answers', async () => {
  const slow = new Set(['desktop-menu:en', 'home:en']);
  const keysWith = async (isLate: (key: string) => boolean) => {
    const outcome = await renderAt(new URL('/', SITE_URL), CONFIG, async (query) => {
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

test.each([
  ['/es/games?q=neon', '/es/games'],
  ['/sports/live/football?q=a', '/sports/live/football'],
])(
  'SPT-3 gives the search form of %s the address %s, for a page without scripts',
  async (path, address) => {
    const outcome = await renderAt(new URL(path, SITE_URL));
    if (outcome.kind !== 'page') throw new Error(`${path} is not a page`);
    expect(outcome.body).toContain(`role="search" action="${address}"`);
  },
);
