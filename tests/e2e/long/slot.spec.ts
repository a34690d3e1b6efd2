import type { Page } from 'playwright/test';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';
import { ROUNDS, result, roundsBooked, spin } from '../../fixtures/slot-game.ts';

// The embedded operator's own slot on its own origin, framed by the site.
test.use({ reducedMotion: 'reduce' });

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
