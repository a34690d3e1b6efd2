import { enterAccount } from '../fixtures/enter-account.ts';
import { expect, test } from '../fixtures/test.ts';

// The signed statement of a session, from the game to the printout.

test('AUT-7 the list of sessions links to the statement of each', async ({ page }) => {
  await enterAccount(page, 'vera', '/account/activity?list=sessions');
  await page.locator('.activity-row button').first().click();
  await page.getByRole('link', { name: 'Signed statement with every round' }).click();
  await expect(page).toHaveURL(/\/account\/activity\/statements\/S\d+$/);
  await expect(page.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
});
