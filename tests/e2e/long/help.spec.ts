import type { Page } from 'playwright/test';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('PGS-1 prints a help answer without the frame around it', async ({ page }) => {
  await page.goto('/help/safe-gambling/set-limits');
  await expectHydrated(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await main(page).getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).getByText('Lowering a limit takes effect at once.')).toBeVisible();
  for (const hidden of [page.getByRole('banner'), page.getByText('Was this helpful?')])
    await expect(hidden).toBeHidden();
});
