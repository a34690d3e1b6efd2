import type { Page } from 'playwright/test';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Town, postcode or name' });

test('PGS-1 RTE-3 finds a shop by its town in any spelling, and gives directions', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/stores');
  await expectHydrated(page);
  await expect(page.getByText('54 shops')).toBeVisible();
  await search(page).fill('las plamas');
  await expect(page).toHaveURL('/stores?q=las+plamas');
  await expect(page.getByText('2 shops')).toBeVisible();
  await search(page).fill('atlantis');
  await expect(page.getByRole('heading', { name: 'No shops found' })).toBeVisible();
  await search(page).fill('28013');
  await expect(items(page).first()).toContainText('Marquee Gran Vía');
  await items(page).first().getByRole('link').click();
  await expect(page).toHaveURL('/stores/madrid-gran-via');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Marquee Gran Vía');
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+34900000100',
  );
  for (const app of ['Google Maps', 'Apple Maps']) {
    const route = main.getByRole('link', { name: `Directions in ${app}` });
    await expect(route).toHaveAttribute('href', /^https:.*40\.4206,-3\.7055$/);
    await expect(route).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await main.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Marquee Gran Vía, Gran Vía 48, 28013 Madrid',
  );
});
