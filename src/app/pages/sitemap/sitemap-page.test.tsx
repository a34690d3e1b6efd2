import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import { sitemapBlocksQuery } from '../../../content/footer.ts';
import { completeLists } from './complete-lists.ts';
import { Component as SitemapPage } from './sitemap-page.tsx';

const placeholders = (app: ReturnType<typeof createTestApp>): number =>
  renderInApp(app, <SitemapPage />).split('class="skeleton ').length - 1;

test('PGS-1 FRM-4 shows that the blocks and lists of the site map are loading', () => {
  const app = createTestApp();
  const lists = completeLists(app.config, app.locale);
  expect(lists.length).toBeGreaterThan(0);
  expect(placeholders(app)).toBe(1 + lists.length);
  const answers = lists.map(({ query }) => [query.key, []]);
  const blocks = [sitemapBlocksQuery(app.locale).key, []];
  expect(placeholders(createTestApp(Object.fromEntries([...answers, blocks])))).toBe(0);
});
