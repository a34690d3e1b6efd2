import type { Page } from 'playwright/test';
import { expectModal } from '../fixtures/modal.ts';
import { expect, test } from '../fixtures/test.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Menu' });

async function openMenu(page: Page) {
  await opener(page).click();
  await expectModal(menu(page));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('BRG-1 BRG-2 opens on the left with entries and children, without those for players', {
  tag: '@smoke',
}, async ({ page }) => {
  await openMenu(page);
  await expect.poll(async () => (await menu(page).boundingBox())?.x).toBe(0);
  const items = menu(page).getByRole('navigation', { name: 'Full menu' });
  await expect(items.getByRole('link', { name: 'Casino', exact: true })).toBeVisible();
  await expect(items.getByRole('link', { name: 'Table games' })).toHaveAttribute(
    'href',
    '/games?category=table',
  );
  await expect(items.getByText('The Bulb Club')).toHaveCount(0);
  await expect(items.getByText('Find a shop')).toHaveCount(0);
});
