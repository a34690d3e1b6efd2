import type { Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { enterFresh } from '../fixtures/fresh-player.ts';
import { signOutHere } from '../fixtures/own-session.ts';
import { goWithin } from '../fixtures/pwa-page.ts';
import { standInGames } from '../fixtures/stand-in-game.ts';
import { expect, test } from '../fixtures/test.ts';

// The page of a game with a scripted stand-in game and the embedded operator.
test.beforeEach(async ({ context }) => {
  await standInGames(context);
});

const PLAY = '/games/neon-alley/play';
const figures = (page: Page) => page.getByLabel('Your session in this game');
const shown = (page: Page) => page.frameLocator('.guest-frame iframe').getByText('Hears:');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('SPT-3 SPT-5 AUT-7 a game opens with minimal rights; leaving shows the session result', async ({
  page,
  site: { origin },
}) => {
  await enterFresh(page, origin, '/games');
  await goWithin(page, PLAY);
  await expect(shown(page)).toBeVisible();
  const frame = page.locator('.guest-frame iframe');
  await expect(frame).toHaveAttribute('referrerpolicy', 'origin');
  const rights = (await frame.getAttribute('sandbox')) ?? '';
  expect(rights.split(' ')).toContain('allow-scripts');
  expect(rights).not.toContain('top-navigation');
  await expect(figures(page)).toContainText('Result€0.00');
  await expect(figures(page).getByRole('timer')).toHaveText(/^0:\d\d$/);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expectAccessible(page);

  await button(page, 'Help').click();
  const help = page.getByRole('dialog', { name: 'Take care of yourself' });
  await expect(help.getByRole('link', { name: /My limits/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await button(page, 'Leave').click();
  await expect(page.getByRole('heading', { name: 'Your session in Neon Alley' })).toBeVisible();
  await expectAccessible(page);
  await signOutHere(page);
  await expect(page.getByRole('dialog', { name: 'Your session, in figures' })).toContainText(
    'Neon Alley',
  );
});
