import type { FrameLocator, Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { enterFresh } from '../fixtures/fresh-player.ts';
import { goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/test.ts';

// The embedded operator's own slot on its own origin, inside the site.
test.use({ reducedMotion: 'reduce' });

const ROUNDS = '**/slot/api/rounds';
const gameOn = (page: Page): FrameLocator => page.frameLocator('.guest-frame iframe');
const result = (page: Page) => gameOn(page).getByRole('main').getByRole('status').first();
const spin = (page: Page) => gameOn(page).getByRole('button', { name: /^Spin for/ });

/** A new player with €500 at Neon Alley, ready for a round. */
async function sitDown(page: Page, origin: string): Promise<void> {
  await enterFresh(page, origin, '/cookies', 50_000);
  await goWithin(page, '/games/neon-alley/play');
  await expect(spin(page)).toBeEnabled();
}

/** How much the session has staked and won so far, as the bar above the game says. */
const outcome = (page: Page) => page.getByLabel('Your session in this game');

test('SPT-3 SPT-5 a slot is played by one key, says in words what fell, and the bar follows', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin);
  await expectAccessible(page);
  const answer = page.waitForResponse(ROUNDS);
  await spin(page).focus();
  // Held down, it is one press.
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
});

/** Plays one more round and reads its number: how many there were before it. */
async function roundsBooked(page: Page): Promise<number> {
  await expect(spin(page)).toBeEnabled();
  const answer = page.waitForResponse(ROUNDS);
  await spin(page).click();
  return (await (await answer).json()).round.number - 1;
}
