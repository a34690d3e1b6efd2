import type { Page } from 'playwright/test';
import { recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import {
  expectStillInParts,
  openInParts,
  servePagesInParts,
} from '../../fixtures/page-in-parts.ts';
import { expect, test } from '../../fixtures/test.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Cookies' });

test('CKE-3 PF-2 the message does not grow while the page loads', async ({ page, site }) => {
  const slow = await servePagesInParts(site.origin, '<div class="cookie-notice-answers"');
  try {
    await recordLayoutShifts(page);
    await openInParts(page, slow);
    await expect(message(page).getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectStillInParts(page);
    await page.close();
  } finally {
    slow.stop();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('CKE-3 the message starts hidden', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(message(page)).toBeHidden();
  });
});
