import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../tests/sandbox/run-sandbox.ts';
import { measuredLists } from '../app/routes/read-content.ts';
import defaults from '../config/default-site.json' with { type: 'json' };
import { createHttp } from '../http/http.ts';
import { describeListLengths } from './list-lengths.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

const listsIn = (locale: string) => measuredLists(locale, defaults);

/** Without a time limit: on a slow machine an uncounted list would prove nothing. */
function describeLists() {
  const http = createHttp({ bases: defaults.endpoints, origin: sandbox.url, fetch });
  return describeListLengths(
    { request: (asked) => http.request({ ...asked, timeoutMs: 60_000 }) },
    defaults.endpoints.content,
    ['en', 'es'].flatMap(listsIn),
  );
}

/** Adds entries one after the other. */
async function add(count: number, list: string, data: object) {
  for (let at = 0; at < count; at++) {
    const { status } = await sandbox.send('POST', `/content/api/${list}`, { data });
    expect(status).toBe(201);
  }
}

test('CFG-6 counts lists per query and language', async () => {
  expect(await describeLists()).toEqual([]);
  await add(26, 'footer-powered-bys', { name: 'A', externalLink: 'https://a.example' });
  await add(26, 'mobile-menus?locale=es', { label: 'Juegos', url: '/games' });
  await add(26, 'banners', { title: 'All over', position: 'site-top' });
  expect((await describeLists()).sort()).toEqual([
    expect.stringMatching(/^banners \(site-top, en\): \d+ items, 25 shown$/),
    expect.stringMatching(/^footer-powered-bys: \d+ items, 25 shown$/),
    expect.stringMatching(/^mobile-menus \(es\): \d+ items, 25 shown$/),
  ]);
});

test('CFG-6 names a language that the content system does not have', async () => {
  const totals: Record<string, number> = { en: 3, es: 0, 'es-MX': 0 };
  const http = createHttp({
    bases: defaults.endpoints,
    origin: 'http://localhost',
    fetch: async (url) => {
      const locale = new URL(String(url)).searchParams.get('locale') ?? '';
      // One list in Spanish has an entry, because editors do not translate everything.
      const isHome = String(url).includes('/homes');
      if (String(url).includes('/mobile-menus')) return Response.json({ data: [] });
      // Strapi ignores the language for a type without translations, whose rows name none.
      if (String(url).includes('/footer-sponsored-items'))
        return Response.json({ data: [{ name: 'A' }], meta: { pagination: { total: 1 } } });
      const total = locale === 'es' && isHome ? 1 : totals[locale];
      return Response.json({ data: [], meta: { pagination: { total } } });
    },
  });
  const describeIn = (...languages: string[]) =>
    describeListLengths(http, '/content', languages.flatMap(listsIn));
  const unknown = 'content has no entries in es-MX: is it a locale of the content system?';
  expect(await describeIn('en', 'es', 'es-MX')).toEqual([unknown]);
  expect(await describeIn('es-MX')).toEqual([unknown]);
});

test('CFG-6 names what the content system itself refuses, but no optional type', async () => {
  const answers: Record<string, [status: number, name: string]> = {
    'social-networks': [403, 'ForbiddenError'],
    'help-categories': [403, 'ForbiddenError'],
    'footer-sponsored-items': [404, 'NotFoundError'],
    pages: [404, 'NotFoundError'],
    stores: [500, 'InternalServerError'],
  };
  const http = createHttp({
    bases: defaults.endpoints,
    origin: 'http://localhost',
    fetch: async (url) => {
      const [status, name] = answers[String(url).replace(/.*\/api\/|\?.*/g, '')] ?? [];
      if (status === undefined) return Response.json({ meta: { pagination: { total: 1 } } });
      return Response.json({ data: null, error: { status, name } }, { status });
    },
  });
  expect(await describeListLengths(http, '/content', ['en', 'es'].flatMap(listsIn))).toEqual([
    'content refuses footer-sponsored-items (404), help-categories (403), social-networks (403): create missing types (404), give the public role find (403), compare their fields with docs/content-types.md (400)',
  ]);
});

test.each([
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('fetch failed')),
    'network (fetch failed)',
  ],
  ['fails', async () => new Response('away', { status: 503 }), 'status 503'],
  ['has no such list', async () => new Response('away', { status: 404 }), 'status 404'],
  ['is a web page', async () => new Response('<h1>Hello</h1>'), 'malformed (not JSON)'],
])('CFG-6 says once that the content system %s', async (_, fetch, reason) => {
  const http = createHttp({ bases: defaults.endpoints, origin: 'http://localhost', fetch });
  const [line = '', ...others] = await describeListLengths(http, '/content', listsIn('en'));
  expect(line).toMatch(/^no content list can be read: \S*\/content\/api\//);
  expect(line.slice(line.indexOf(': ', line.indexOf('/api/')))).toBe(`: ${reason}`);
  expect(others).toEqual([]);
});

test('CFG-6 reports nothing of a list that fails alone', async () => {
  const http = createHttp({
    bases: defaults.endpoints,
    origin: 'http://localhost',
    fetch: async (url) =>
      String(url).includes('/stores')
        ? new Response('away', { status: 503 })
        : Response.json({ meta: { pagination: { total: 1 } } }),
  });
  expect(await describeListLengths(http, '/content', listsIn('en'))).toEqual([]);
});
