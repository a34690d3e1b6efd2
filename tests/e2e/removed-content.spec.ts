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
