import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/own-site.ts';
import { expectHydrated, goWithin } from '../fixtures/pwa-page.ts';
import { editContent } from '../fixtures/running-site.ts';

// Editors at work while a page of theirs is open.
const PROMOTION = '/promotions/second-act-refund';

async function promotionPath(origin: string): Promise<string> {
  const list = '/content/api/promotions?filters[slug][$eq]=second-act-refund';
  const { data } = (await (await fetch(origin + list)).json()) as {
    data: { documentId: string }[];
  };
  return `promotions/${data[0]?.documentId}`;
}

test('RTE-5 a promotion that is gone when its page is shown again leads to the list, which says so', async ({
  page,
  origin,
}) => {
  await page.clock.install();
  await page.goto(PROMOTION);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'All promotions' }).click();
  await expect(page).toHaveURL('/promotions');
  expect((await editContent(origin, 'DELETE', await promotionPath(origin))).ok).toBe(true);
  // What is known is shown at once, and read again behind it when it is older than half a minute.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.goBack();
  await expect(page.getByText('That promotion is no longer on.')).toBeVisible();
  await expect(page).toHaveURL('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});

test('FTR-7 HOM-3 the only entry of its kind is gone at the next load, and a page without it is whole', async ({
  page,
  origin,
}) => {
  await page.goto('/');
  const words = page.getByRole('contentinfo').getByText('under licence MGA');
  const blocks = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(words).toBeVisible();
  expect(await blocks.count()).toBeGreaterThan(3);
  for (const type of ['footer-texts', 'homes']) {
    const { data } = (await (await fetch(`${origin}/content/api/${type}`)).json()) as {
      data: { documentId: string }[];
    };
    const answer = await editContent(origin, 'DELETE', `${type}/${data[0]?.documentId}`);
    expect(answer.ok).toBe(true);
  }
  // The content system tells of it a moment later.
  await expect(async () => {
    const loaded = await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect([await words.count(), await blocks.count()]).toEqual([0, 0]);
    expect((await loaded?.allHeaders())?.['cache-control']).toContain('s-maxage');
  }).toPass();
});

test('FTR-7 an editor’s words are the same tree whether server or browser cleaned them', async ({
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
