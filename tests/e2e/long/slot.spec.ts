import type { FrameLocator, Page } from 'playwright/test';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';

// The embedded operator's own slot on its own origin, framed by the site.
test.use({ reducedMotion: 'reduce' });

const ROUNDS = '**/slot/api/rounds';
const gameOn = (page: Page): FrameLocator => page.frameLocator('.guest-frame iframe');
const result = (page: Page) => gameOn(page).getByRole('main').getByRole('status').first();
const spin = (page: Page) => gameOn(page).getByRole('button', { name: /^Spin for/ });

/** Opens Neon Alley as vera, ready for a round. */
async function sitDown(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await signInAt(page, origin, 'vera', '/games');
  await goWithin(page, '/games/neon-alley/play');
  await expect(spin(page)).toBeEnabled();
}

test.describe('without a network', () => {
  test.use({ allowed: /ERR_FAILED/ });

  test('SPT-3 retries a round with a lost response until it is known, and stakes it once', async ({
    page,
    origin,
  }) => {
    await sitDown(page, origin);
    let calls = 0;
    await page.route(ROUNDS, async (route) => {
      calls += 1;
      if (calls === 1) await route.fetch();
      if (calls < 3) await route.abort();
      else await route.continue();
    });
    await spin(page).click();
    await expect(result(page)).toContainText('No connection');
    await expect(result(page)).toContainText(/No win|You win|stake back/);
    expect(calls).toBe(3);
    await page.unroute(ROUNDS);
    expect(await roundsBooked(page)).toBe(1);
  });
});

/** Plays one more round and returns from its number how many came before. */
async function roundsBooked(page: Page): Promise<number> {
  await expect(spin(page)).toBeEnabled();
  const answer = page.waitForResponse(ROUNDS);
  await spin(page).click();
  return (await (await answer).json()).round.number - 1;
}
