import type { Page } from 'playwright/test';
import { expectAccessible, expectFrameAccessible } from '../fixtures/axe.ts';
import { enterFresh } from '../fixtures/fresh-player.ts';
import { goWithin } from '../fixtures/pwa-page.ts';
import { gameOn, ROUNDS, result, roundsBooked, spin } from '../fixtures/slot-game.ts';
import { expect, test } from '../fixtures/test.ts';

// The embedded operator's own slot on its own origin, framed by the site.
test.use({ reducedMotion: 'reduce' });

/** Opens Neon Alley as a new player with €500, ready for a round. */
async function sitDown(page: Page, origin: string): Promise<void> {
  await enterFresh(page, origin, '/cookies', 50_000);
  await goWithin(page, '/games/neon-alley/play');
  await expect(spin(page)).toBeEnabled();
}

/** Stakes and wins of the session so far, as shown in the bar above the game. */
const outcome = (page: Page) => page.getByLabel('Your session in this game');

test('SPT-3 SPT-5 a slot plays with one key, announces the result, and updates the bar', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin);
  await expectAccessible(page);
  await expectFrameAccessible(page);
  const answer = page.waitForResponse(ROUNDS);
  await spin(page).focus();
  // A held key counts as one press.
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const { round } = await (await answer).json();
  expect(round).toMatchObject({ number: 1, stake: 20 });
  await expect(result(page)).toContainText(/No win|You win|stake back/);
  const net = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
    Math.abs(round.win - round.stake) / 100,
  );
  await expect(outcome(page)).toContainText(net);
  await expect(spin(page)).toBeEnabled();
  expect(await roundsBooked(page)).toBe(1);

  await gameOn(page).getByRole('button', { name: 'Paytable & rules' }).click();
  const help = gameOn(page).getByRole('dialog', { name: 'Paytable & rules' });
  await expect(help).toContainText(/Return to player: 9[4-6]\.\d\d%/);
  await expect(help.getByRole('table').getByRole('row')).toHaveCount(9);
  await expectAccessible(page);
  await expectFrameAccessible(page);
});
