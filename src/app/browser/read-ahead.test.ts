import { expect, test } from 'vitest';
import { createTestApp } from '../../../tests/component/test-app.tsx';
import { pageQuery } from '../../content/pages.ts';
import { success } from '../../lib/result.ts';
import { createAnswers, putAnswer } from '../state/answers.ts';
import { Queries } from '../state/queries.ts';
import { readAhead } from './read-ahead.ts';

/**
 * Queries that a site with these routes prefetches on a device with some saved texts and lists.
 * @param meanwhile a list that a page reads during the first query
 */
async function allRead(
  routes: object = {},
  saved: string[] = [],
  lists: Record<string, number> = {},
  meanwhile?: string,
) {
  const { config } = createTestApp({});
  const answers = createAnswers();
  for (const slug of saved)
    putAnswer(answers, pageQuery(slug, 'en').key, { value: [{ slug }], at: 0, from: 'saved' });
  for (const [key, at] of Object.entries(lists))
    putAnswer(answers, key, { value: [], at, from: 'saved' });
  const asked: string[] = [];
  const titles = ['terms', 'cookies', 'payment-methods'].map((slug) => ({ slug, title: slug }));
  const queries = new Queries({
    answers,
    freshMs: 1000,
    async source(query) {
      asked.push(query.key);
      if (meanwhile) putAnswer(answers, meanwhile, { value: [], at: Date.now(), from: 'network' });
      return {
        answer: success(query.key.startsWith('page-titles:') ? titles : []) as never,
        at: 1,
      };
    },
  });
  const app = { config: { ...config, routes: { ...config.routes, ...routes } }, locale: 'en' };
  await readAhead({ ...app, stores: { answers }, queries });
  return asked;
}
const textsRead = async (...given: Parameters<typeof allRead>) =>
  (await allRead(...given)).filter((key) => key.startsWith('page'));

test('PWA-3 prefetches the cookies policy and legal texts, so that they open offline unvisited', async () => {
  expect(await textsRead()).toEqual(['page-titles:en', 'page:terms:en', 'page:cookies:en']);
});

test('PWA-3 skips texts that are saved or have no page', async () => {
  expect(await textsRead({}, ['terms', 'cookies'])).toEqual(['page-titles:en']);
  expect(await textsRead({ legal: undefined })).toEqual(['page-titles:en', 'page:cookies:en']);
  expect(await textsRead({ legal: undefined, cookiesPolicy: undefined })).toEqual([]);
});

test('PF-12 refetches a saved list after six hours, not on each visit', async () => {
  const now = Date.now();
  const read = await allRead({}, [], {
    stores: now - 5.9 * 3_600_000,
    'help:en': now - 6.1 * 3_600_000,
  });
  expect(read).not.toContain('stores');
  expect(read).toContain('help:en');
  expect(read).toContain('promotions:en');
});

test('PF-12 skips a list that a page has fetched while earlier lists were read', async () => {
  expect(await allRead({}, [], {}, 'help:en')).not.toContain('help:en');
});

test('PF-12 does not prefetch the shops for the map', async () => {
  expect(await allRead()).not.toContain('store-map');
});
