import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { enterAccount } from '../../fixtures/enter-account.ts';
import { enterFresh } from '../../fixtures/fresh-player.ts';
import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

// While a page of the player area fills, visible content does not move when the next part arrives.
/** Pages with a text that only appears with their response. */
const PAGES = {
  '/account': 'Latest transactions',
  '/account/information': 'Montalbán',
  '/account/documents': 'Your identity is verified',
  '/account/security': 'This device',
  '/account/preferences': 'Quiet hours',
  '/account/cashier': 'Deposit with',
  '/account/activity': 'Balance €',
  '/account/limits': 'Breaks and self-exclusion',
};

/** Delivers the operator's responses one by one, the first request last. */
async function answerInTurns(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/operator\/accounts\//, async (route) => {
    asked += 1;
    await pause(asked % 2 === 0 ? 100 : 500);
    await route.continue();
  });
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`PF-2 PGS-1 moves nothing while the pages of the area fill on a ${name}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await enterAccount(page, 'vera', '/account/activity?list=sessions');
    await page.locator('.activity-row button').first().click();
    const statement = page.getByRole('link', { name: 'Signed statement with every round' });
    const statementPath = (await statement.getAttribute('href')) ?? '';
    await recordLayoutShifts(page);
    await answerInTurns(page);
    const pages = { ...PAGES, [statementPath]: 'Verified' };
    for (const [path, content] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText(content);
      await expect(page.getByText('One moment…')).toHaveCount(0);
      expect({ path, moved: await layoutShifts(page) }).toEqual({ path, moved: [] });
    }
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`PF-2 PGS-1 moves nothing for a player on a break on a ${name}`, async ({ page, site }) => {
    const { origin } = site;
    await page.setViewportSize(viewport);
    const { session } = await enterFresh(page, origin, '/');
    const { accountCode, accessToken } = session;
    const started = await page.request.post(
      `${origin}/operator/accounts/${accountCode}/exclusions`,
      {
        headers: {
          origin,
          'x-request-id': randomUUID(),
          'idempotency-key': randomUUID(),
          authorization: `Bearer ${accessToken}`,
        },
        data: { kind: 'break', days: 7 },
      },
    );
    expect(started.status()).toBe(201);
    const panel = page.getByRole('main').getByText(/You cannot deposit, bet or play until .*\d/);
    // The first page learns of the break from the operator.
    await page.reload();
    await expect(panel).toBeVisible();
    await recordLayoutShifts(page);
    await answerInTurns(page);
    for (const path of ['/', '/games', '/promotions', '/sports']) {
      await page.goto(path);
      await expect(panel).toBeVisible();
      // Everything that first paint left out has been shown.
      await expect(page.locator('html')).toHaveAttribute('data-revealed', 'all');
      expect({ path, moved: await layoutShifts(page) }).toEqual({ path, moved: [] });
    }
  });
