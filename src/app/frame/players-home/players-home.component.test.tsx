import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';

const room = () => {
  const home = document.querySelector('.home');
  return home && getComputedStyle(home).paddingBlockStart;
};
const lobbyRow = () => document.querySelector('.players-games')?.checkVisibility();

/** Marks the page as the boot script does for a player whose session may be restored. */
function markAsPlayers(): void {
  const { dataset } = document.documentElement;
  dataset['session'] = 'restoring';
  onTestFinished(() => {
    delete dataset['session'];
  });
}

test('PWA-3 SPT-3 keeps no room offline for a player’s games that cannot come', async () => {
  markAsPlayers();
  const { app, router } = await mountApp('/');
  await expect.poll(room).toBe('124px');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  app.stores.network.online = false;
  await expect.poll(room).toBe('0px');
  app.stores.network.online = true;
  await expect.poll(room).toBe('124px');
  await router.navigate('/games');
  await expect.poll(lobbyRow).toBe(true);
  app.stores.network.online = false;
  await expect.poll(lobbyRow).toBe(false);
});

test('PWA-3 SPT-3 keeps a player’s games on home when the network is lost', async () => {
  const { app } = await mountPlayer('/');
  await expect.element(page.getByRole('heading', { name: 'Most played' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  app.stores.network.online = false;
  await expect.element(page.getByText('Offline.', { exact: true })).toBeVisible();
  expect(room()).toBe('124px');
});
