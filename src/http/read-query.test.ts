import { beforeEach, expect, test } from 'vitest';
import { failure, success } from '../lib/result.ts';
import type { Http } from './http.ts';
import type { CleanHtml, ParseContext, Query } from './query.ts';
import { readQuery } from './read-query.ts';

const CONTENT: Record<string, unknown> = {
  '/c/menus?locale=ar': { data: [] },
  '/c/menus?locale=es': { data: ['uno'] },
  '/c/menus?locale=en&sort=a': { data: ['one'] },
  '/c/menus?locale=ar&sort=a': { data: [] },
  '/c/page?locale=en': { data: 'page' },
  '/c/none?locale=ar': { data: [] },
  '/c/none?locale=en': { data: [] },
};
const bases = { content: '/c/', operator: '/c/' } as Parameters<typeof readQuery>[2];

const reports: string[] = [];
const context: Partial<ParseContext> = {
  cleanHtml: async (html) => html as CleanHtml,
  report: (problem, family) => void reports.push(`${family}: ${problem}`),
};
beforeEach(() => void reports.splice(0));

/** Result of a query on a site whose first language is English, and the URLs that were requested. */
async function read(path: string, more: Partial<Query<unknown>> = {}) {
  const asked: string[] = [];
  const http = {
    async request({ url }: { url: string }) {
      asked.push(url);
      const status = Number(/refused-(\d+)/.exec(url)?.[1] ?? 404);
      const isOwnWord = !url.includes('by-a-proxy');
      return url in CONTENT
        ? success(CONTENT[url])
        : failure({ kind: 'status', status, url, ...(isOwnWord && { isOwnWord }) });
    },
  } as unknown as Http;
  const query: Query<unknown> = {
    key: path,
    family: 'content',
    path,
    parse: (wire) => Object(wire).data,
    ...more,
  };
  const options = { fallbackLocale: 'en' };
  const answer = await readQuery(query, http, bases, context as ParseContext, options);
  return [answer.ok ? answer.value : answer.error.kind, asked.length];
}

test('CFG-2 reads untranslated content in the site’s first language', async () => {
  expect(await read('/menus?locale=es')).toEqual([['uno'], 1]);
  expect(await read('/menus?locale=ar&sort=a')).toEqual([['one'], 2]);
  expect(await read('/page?locale=ar')).toEqual(['page', 2]);
});

test('CFG-2 falls back once to the first language for content that does not exist', async () => {
  expect(await read('/none?locale=ar')).toEqual([[], 2]);
  expect(await read('/none?locale=en')).toEqual([[], 1]);
  expect(await read('/gone?locale=ar')).toEqual(['status', 2]);
  expect(await read('/menus?locale=ar&sort=a', { isTranslatedOnly: true })).toEqual([[], 1]);
});

test('QRY-1 reads a missing optional type as an empty list; other failures stay failures', async () => {
  const isOfOptionalType = true;
  expect(await read('/gone?locale=ar', { isOfOptionalType })).toEqual([[], 2]);
  expect(await read('/gone?locale=ar')).toEqual(['status', 2]);
  expect(await read('/refused-403', { isOfOptionalType })).toEqual(['status', 1]);
  expect(await read('/missing-by-a-proxy?locale=en', { isOfOptionalType })).toEqual(['status', 1]);
});

test('FRM-4 HOM-5 reads a final refusal of a part as empty, and logs it', async () => {
  for (const status of [400, 403, 404, 410, 422])
    expect(await read(`/refused-${status}`, { isPart: true })).toEqual([[], 1]);
  expect(reports).toContain('content: left empty: /c/refused-403: status 403');
});

test('CFG-6 names the back end whose entry was left out', async () => {
  const parse: Query<unknown>['parse'] = (_, { report }) => report('game a left out');
  await read('/page?locale=en', { parse });
  await read('/page?locale=en', { parse, family: 'operator' });
  expect(reports).toEqual(['content: game a left out', 'operator: game a left out']);
});

test('FRM-4 HOM-5 keeps a failure that may pass, and one of a page’s main content', async () => {
  for (const path of ['/refused-500', '/refused-429', '/refused-403-by-a-proxy'])
    expect(await read(path, { isPart: true })).toEqual(['status', 1]);
  expect(await read('/refused-422')).toEqual(['status', 1]);
  expect(reports).toEqual([]);
});

test('CFG-2 marks a text in another language than the page’s; empty texts stay empty', async () => {
  const parse: Query<unknown>['parse'] = (wire, { cleanHtml, lang }) =>
    Promise.all([cleanHtml(`<p>${Object(wire).data}</p>`), cleanHtml(''), lang]);
  expect(await read('/page?locale=en', { parse })).toEqual([['<p>page</p>', '', undefined], 1]);
  expect(await read('/page?locale=ar', { parse })).toEqual([
    ['<div lang="en" dir="auto"><p>page</p></div>', '', 'en'],
    2,
  ]);
});
