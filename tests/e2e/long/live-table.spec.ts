import type { Browser, FrameLocator, Page } from 'playwright/test';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';

// A round of a live table takes 32 seconds, the same for all players.
test.use({ reducedMotion: 'reduce' });

const gameOn = (page: Page): FrameLocator => page.frameLocator('.guest-frame iframe');
const button = (page: Page, name: string | RegExp) => gameOn(page).getByRole('button', { name });

async function arrive(page: Page, origin: string, username: string): Promise<void> {
  // Keeps the cookie message from covering the table.
  await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await signInAt(page, origin, username, '/games');
}

async function secondDevice(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: origin })).newPage();
  await arrive(page, origin, 'nadia');
  const identity = page.getByRole('dialog', { name: 'Verify your identity' });
  await identity.getByRole('button', { name: 'Cancel' }).click();
  return page;
}

test('SPT-3 two devices at a live table see the same number at the same time', async ({
  page,
  origin,
  browser,
}) => {
  await arrive(page, origin, 'vera');
  const other = await secondDevice(browser, origin);
  const pages = [page, other];
  await Promise.all(pages.map((each) => goWithin(each, '/games/grand-foyer-roulette/play')));
  const numbers = await Promise.all(
    pages.map(async (each) => {
      const status = gameOn(each).getByRole('status');
      // Early in a round, so that both have time to bet.
      await expect(gameOn(each).getByText(/^1[0-8] s$/)).toBeVisible({ timeout: 40_000 });
      await button(each, /^Red, 1 to 1: bet/).click();
      await button(each, /^Place bets/).click();
      await expect(status).toContainText('are on the table');
      await expect(status).toContainText(/\d+ (?:red|black|green)\./, { timeout: 40_000 });
      return (await status.textContent())?.match(/\d+ \w+\./)?.[0];
    }),
  );
  const [first, second] = numbers;
  expect(first).toBeDefined();
  expect(first).toBe(second);
  await other.context().close();
});
