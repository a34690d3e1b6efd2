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

/** Without a time limit: on a slow machine an uncounted list would prove nothing. */
function describeLists() {
  const http = createHttp({ bases: defaults.endpoints, origin: sandbox.url, fetch });
  return describeListLengths(
    { request: (asked) => http.request({ ...asked, timeoutMs: 60_000 }) },
    defaults.endpoints.content,
    ['en', 'es'].flatMap(measuredLists),
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
      // One list in Spanish has an entry: editors translate what they like.
      const isHome = String(url).includes('/homes');
      const total = locale === 'es' && isHome ? 1 : totals[locale];
      return Response.json({ data: [], meta: { pagination: { total } } });
    },
  });
  const lists = ['en', 'es', 'es-MX'].flatMap(measuredLists);
  expect(await describeListLengths(http, '/content', lists)).toEqual([
    'content has no entries in es-MX',
  ]);
});

test('CFG-6 reports nothing when the content system is down', async () => {
  const http = createHttp({
    bases: defaults.endpoints,
    origin: 'http://localhost',
    fetch: async () => new Response('away', { status: 404 }),
  });
  expect(await describeListLengths(http, '/content', measuredLists('en'))).toEqual([]);
});
