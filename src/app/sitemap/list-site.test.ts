import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CONFIG, noAnswers } from '../../../tests/fixtures/render-page.ts';
import type { Query } from '../../http/query.ts';
import { failure, success } from '../../lib/result.ts';
import { pageFacts } from '../routes/page-facts.ts';
import { describeRoutes } from '../routes/route-table.ts';
import { listSite } from './list-site.ts';
import { listedPatterns } from './listed-patterns.ts';

test('HOM-4 lists addresses for every pattern of the route table', () => {
  const listed = pageFacts.flatMap(({ listed = {} }) => Object.keys(listed));
  const patterns = listedPatterns(describeRoutes(CONFIG));
  const unknown = patterns.filter(({ path, name }) => path.includes(':') && !listed.includes(name));
  expect(unknown).toEqual([]);
});

test('HOM-4 lists mounted public pages, and none when a back end does not answer', async () => {
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
    { ...CONFIG, routes: { ...CONFIG.routes, sitemap: undefined } },
    {
      async source<T>({ key, path, isTranslatedOnly }: Query<T>) {
        if (path.includes('locale=') && !isTranslatedOnly) untranslated.push(key);
        return { answer: { ok: true as const, value: (answers[key] ?? []) as T }, at: 0 };
      },
      now: Date.parse('2026-06-01'),
      report: expect.unreachable,
    },
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
  const router = describeRoutes(CONFIG);
  for (const path of paths) expect(matchRoutes(router, path)?.at(-1)?.route.id).not.toBe('gone');
  const away = { source: noAnswers, now: 0, report: expect.unreachable };
  await expect(listSite(CONFIG, away)).rejects.toThrow();
});

test.each([403, 404])(
  'HOM-4 leaves out lists that the content system refuses with %i, but not those of a proxy',
  async (status) => {
    const lines = new Set<string>();
    const list = (isOwnWord?: true) =>
      listSite(CONFIG, {
        async source<T>({ path }: Query<T>) {
          const error = {
            kind: 'status' as const,
            status,
            url: path,
            ...(isOwnWord && { isOwnWord }),
          };
          const isRefused = path.startsWith('/api/promotions');
          return { answer: isRefused ? failure(error) : success([] as T), at: 0 };
        },
        now: 0,
        report: (problem, family) => void lines.add(`${family}: ${problem}`),
      });
    const paths = (await list(true)).map(({ path }) => path);
    expect(paths).toContain('/games');
    expect(paths).toContain('/promotions');
    expect([...lines]).toEqual([
      `content: sitemap.xml leaves out /api/promotions, refused with status ${status}`,
    ]);
    await expect(list()).rejects.toThrow();
  },
);
