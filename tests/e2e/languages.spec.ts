import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expectHydrated(page);
}

test('CFG-2 a site with Spanish as first language has no prefix for it, and one for English', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite({ defaultAppLanguage: 'es' }));
  await open(page, `${origin}/promotions/weekend-encore`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Todas las promociones' }),
  ).toBeVisible();
  const switcher = page.getByRole('list', { name: 'Idioma' });
  await expect(switcher.getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/promotions/weekend-encore',
  );
  await open(page, `${origin}/en/games`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  const manifest = await (await page.request.get(`${origin}/manifest.webmanifest`)).json();
  expect([manifest.lang, manifest.start_url?.startsWith('/en')]).toEqual(['es', false]);
});
