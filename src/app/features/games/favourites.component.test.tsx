import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { write } from '../../../../tests/component/operator-api.ts';
import { newPlayer } from '../../../../tests/component/player.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { newRegistration, PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');

test('HDR-8 SPT-3 asks a visitor who marks a favourite to log in and returns to the lobby', async () => {
  await mountApp('/games?category=jackpots');
  await main
    .getByRole('button', { name: 'Favourite: Vault of Vaudeville', exact: true })
    .first()
    .click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?returnUrl=%2Fgames%3Fcategory%3Djackpots');
});

test('SPT-3 keeps the heart 44 px wide beside the buttons of a game in Spanish at 360 px', async () => {
  await resize(360, 640);
  await mountApp('/es/games/neon-alley');
  const heart = main.getByRole('button', { name: 'Favorito: Neon Alley', exact: true });
  await expect.element(heart).toBeVisible();
  expect(heart.element().getBoundingClientRect().width).toBe(44);
});

test('SPT-3 gives a new player the most played games, the first within 280 px', async () => {
  await resize(390, 844);
  const { username, session } = await newPlayer();
  const { app } = await mountPlayer('/games', { session });
  const own = document.getElementsByClassName('players-games');
  await expect.poll(() => own[0]?.querySelector('h2')?.textContent).toBe('Most played');
  const first = own[0]?.querySelector('a');
  expect(first).toHaveAttribute('href', '/games/neon-alley');
  expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(280);
  await expect.element(main.getByText('Tap the heart on a game to save it here.')).toBeVisible();
  await main.getByRole('button', { name: 'Favourite: Velvet Fox', exact: true }).first().click();
  await expect.poll(() => own[0]?.querySelector('h2')?.textContent).toBe('Your favourites');
  expect(own[0]?.querySelectorAll('a')).toHaveLength(1);
  // Another log-in of the same player forgets and reads them again.
  await app.player.session.signIn({ username, password: PASSWORD });
  await expect.poll(() => own[0]?.querySelector('h2')?.textContent).toBe('Your favourites');
});

test('HDR-8 SPT-3 NTF-5 marks a favourite once after the log-in and confirms it after the dialog', async () => {
  await cookieStore.delete('playerNotVerifiedModal');
  const player = newRegistration();
  await write('/operator/accounts', player);
  const marked = vi.fn();
  await mountApp('/games', {
    answering({ method, url }) {
      if (method === 'PUT' && url.includes('/favourites/')) marked();
      return undefined;
    },
  });
  const heart = page.getByRole('button', { name: 'Favourite: Neon Alley' }).first();
  await heart.click();
  await page.getByLabelText('Username or email').fill(player.username);
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  // Asks for an identity document.
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('Saved to your favourites.')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(location.pathname).toBe('/games');
  expect(marked).toHaveBeenCalledOnce();
});
