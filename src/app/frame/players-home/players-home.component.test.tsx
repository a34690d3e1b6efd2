import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';

const room = () => {
  const home = document.querySelector('.home');
  return home && getComputedStyle(home).paddingBlockStart;
};
const lobbyRow = () => document.querySelector('.players-games')?.checkVisibility();

/** Mounts home for a player whose session is being restored. */
async function mountRestoring() {
  // As the boot script marks it.
  document.documentElement.dataset['session'] = 'restoring';
  const answer = Promise.withResolvers<Response>();
  const mounted = await mountPlayer('/', {
    answering: ({ url }) => (url.endsWith('/sessions/refresh') ? answer.promise : undefined),
  });
  onTestFinished(() =>
    answer.resolve(Response.json({ code: 'session_missing', title: 'Ended' }, { status: 401 })),
  );
  return mounted;
}

test('PWA-3 SPT-3 keeps no room offline for a player’s games that cannot come', async () => {
  const { app, router } = await mountRestoring();
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
