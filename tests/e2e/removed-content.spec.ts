import { expect, test } from '../fixtures/own-site.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { editContent } from '../fixtures/running-site.ts';

// Editors change content while one of its pages is open.
const PROMOTION = '/promotions/second-act-refund';

async function promotionPath(origin: string): Promise<string> {
  const list = '/content/api/promotions?filters[slug][$eq]=second-act-refund';
  const { data } = (await (await fetch(origin + list)).json()) as {
    data: { documentId: string }[];
  };
  return `promotions/${data[0]?.documentId}`;
}

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
  // Known content is shown at once and refetched in the background when older than 30 s.
  await page.clock.setSystemTime(Date.now() + 60_000);
  await page.goBack();
  await expect(page.getByText('That promotion has ended.')).toBeVisible();
  await expect(page).toHaveURL('/promotions');
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
});

test('FTR-7 HOM-3 shows a complete page without a deleted entry', async ({ page, origin }) => {
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
  // The webhook of the content system arrives a moment later.
  await expect(async () => {
    const loaded = await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect([await words.count(), await blocks.count()]).toEqual([0, 0]);
    expect((await loaded?.allHeaders())?.['cache-control']).toContain('s-maxage');
  }).toPass();
});
