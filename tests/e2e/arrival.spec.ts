import type { Page } from 'playwright/test';
import { holdScripts } from '../fixtures/late-scripts.ts';
import { expect, test } from '../fixtures/test.ts';

const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
const affiliate = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'btag');

test('QRY-4 keeps the affiliate code of a dead link even if the visitor moves on at once', async ({
  page,
}) => {
  await page.goto('/no-such-page?bTaG=partner-9');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register\?returnUrl=/);
  await expect.poll(async () => (await affiliate(page))?.value).toBe('partner-9');
});

test('RTE-10 opens the menu after a press on Menu before the scripts have loaded', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const menu = page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
});
