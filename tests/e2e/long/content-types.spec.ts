import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { startRecordedTypes } from '../../fixtures/recorded-types.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { expect, test } from '../../fixtures/test.ts';

// Console errors of the browser about missing types.
test.use({ allowed: /Failed to load resource/ });

test('QRY-1 PGS-1 RTE-3 the site, with shops, runs on a Strapi with the recorded types only', async ({
  page,
  site,
  own,
}) => {
  const strapi = await startRecordedTypes(site.origin);
  const { origin } = await own(
    startSite({
      endpoints: { content: `${strapi.origin}/content` },
      content: { deadlineMs: 5000 },
    }),
  );
  await page.goto(`${origin}/stores`);
  await expectHydrated(page);
  await expect(page.getByText('54 shops')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Marquee Orzán' }).first().click();
  await expect(page).toHaveURL(/\/stores\/[a-z0-9]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Marquee Orzán' })).toBeVisible();
  await expect(page.getByText('Monday')).toBeVisible();

  await page.goto(`${origin}/payment-methods`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Deposits & withdrawals' }),
  ).toBeVisible();
  await page.goto(`${origin}/cookies`);
  await expect(page.getByText('That page no longer exists')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'On the bill tonight' })).toBeVisible();
  const sitemap = await fetch(`${origin}/sitemap.xml`);
  expect(sitemap.status).toBe(200);
  expect(await sitemap.text()).toMatch(/\/stores\/[a-z0-9]{24}</);
  await strapi.stop();
});
