import type { Page } from 'playwright/test';
import { recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import {
  expectStillInParts,
  openInParts,
  servePagesInParts,
} from '../../fixtures/page-in-parts.ts';
import { expect, test } from '../../fixtures/test.ts';

const banner = (page: Page) => page.getByRole('banner');

test('HDR-7 PF-2 the chat button appears last and moves nothing beside it', async ({
  page,
  site,
}) => {
  const slow = await servePagesInParts(site.origin, '<a class="icon-button header-chat"');
  try {
    await recordLayoutShifts(page);
    await openInParts(page, slow, '/login/forgotten');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expect(banner(page).getByRole('link', { name: 'Chat with us' })).toBeVisible();
    await expectStillInParts(page);
    await page.close();
  } finally {
    slow.stop();
  }
});
