import type { Page } from 'playwright/test';
import { enterAccount } from '../../fixtures/enter-account.ts';
import { expect, test } from '../../fixtures/test.ts';

const entries = (page: Page, list: string) =>
  page.getByRole('table', { name: list }).locator('.activity-row');

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`on the clock of ${timezoneId}`, () => {
    test.use({ timezoneId });

    // At any time, one of the two time zones is on a different day than UTC.
    test('PGS-1 lists and counts a new payment on the player’s local day', async ({ page }) => {
      await enterAccount(page, 'elio', '/account/cashier');
      await page.getByRole('textbox', { name: 'Amount' }).fill('20');
      await page.getByRole('button', { name: 'Deposit €20.00' }).click();
      await expect(page.getByRole('heading', { name: /is in your account/ })).toBeVisible();
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
      await page.goto(`/account/activity?period=own&from=${today}&to=${today}`);
      await expect(entries(page, 'Transactions').first()).toContainText('€20.00');
      await page.getByText('Figures as a table').click();
      const table = page.getByRole('region', { name: 'Figures as a table' });
      await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
      await expect(table.locator('tbody').getByRole('cell').first()).not.toHaveText('€0.00');
    });
  });
}

test('AUT-7 prints a slot session’s statement without the rest of the page', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/activity?period=12m&list=sessions');
  await entries(page, 'Game sessions').first().getByRole('button').click();
  const statement = page.getByRole('region', { name: 'Game session statement' });
  for (const line of ['Duration', 'Total stakes', 'Total wins', 'Session result'])
    await expect(statement.getByRole('term').filter({ hasText: line })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(statement.getByRole('term').first()).toBeVisible();
  await expect(statement.getByText('Print', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
});
