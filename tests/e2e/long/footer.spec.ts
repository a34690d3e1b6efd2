import type { Page } from 'playwright/test';
import { recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import {
  expectStillInParts,
  openInParts,
  servePagesInParts,
} from '../../fixtures/page-in-parts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('PF-2 the footer of a short page does not move while loading, and fills the window', async ({
  page,
  site,
}) => {
  const slow = await servePagesInParts(site.origin, '<div class="footer-columns"');
  try {
    await page.setViewportSize(DESKTOP);
    await recordLayoutShifts(page);
    await openInParts(page, slow, '/login/forgotten');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await expectStillInParts(page);
    await page.setViewportSize({ width: 1440, height: 2600 });
    const end = await footer(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBe(2600);
    await page.close();
  } finally {
    slow.stop();
  }
});
