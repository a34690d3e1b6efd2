import type { Page } from 'playwright/test';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated, goWithin } from '../../fixtures/pwa-page.ts';
import { editContent } from '../../fixtures/running-site.ts';

// Editors change content while one of its pages is open.
const PROMOTION = '/promotions/second-act';

async function promotionPath(origin: string): Promise<string> {
  const list = '/content/api/promotions?filters[slug][$eq]=second-act';
  const { data } = (await (await fetch(origin + list)).json()) as {
    data: { documentId: string }[];
  };
  return `promotions/${data[0]?.documentId}`;
}

test('FTR-7 server and browser sanitise an editor’s text to the same tree', async ({
  page,
  origin,
}) => {
  const body = [
    '<h1 title="a">Big <em>words</em></h1><h2>Smaller</h2><p title="b">Text</p>',
    '<p><a rel="me" title="c" href="/games">Here</a> <a href="https://example.com/">There</a></p>',
    '<table><tr><td colspan="2" title="d">Cell</td></tr></table>',
  ].join('');
  expect((await editContent(origin, 'PUT', await promotionPath(origin), { body })).ok).toBe(true);
  const words = (of: Page) =>
    of.getByRole('article').evaluate((article) => {
      const first = [...article.querySelectorAll('h2')].find(
        (h2) => h2.textContent === 'Big words',
      );
      return first?.parentElement?.innerHTML;
    });
  await page.goto(PROMOTION);
  await expectHydrated(page);
  const fromServer = await words(page);
  expect(fromServer).toContain('<h2>Big <em>words</em></h2>');
  await page.goto('/games');
  await expectHydrated(page);
  await goWithin(page, PROMOTION);
  await expect(page.getByRole('heading', { level: 2, name: 'Big words' })).toBeVisible();
  expect(await words(page)).toBe(fromServer);
});

test('RTE-5 redirects from a removed promotion to the list, with a notice', async ({
  page,
  origin,
}) => {
  await page.clock.install();
  await page.goto(PROMOTION);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click();
  await expect(page).toHaveURL('/promotions');
  expect((await editContent(origin, 'DELETE', await promotionPath(origin))).ok).toBe(true);
  // Known content is shown at once, and refetched in the background when older than 30 s.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.goBack();
  await expect(page.getByText('That promotion has ended.')).toBeVisible();
  await expect(page).toHaveURL('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});
