import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const offline = page.getByText('Offline.', { exact: true });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

test('PWA-3 says when a page was saved while offline', async () => {
  const { app } = await mountApp('/promotions');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  app.stores.network.online = false;
  await expect.element(offline).toBeVisible();
  app.stores.network.online = true;
  await expect.element(offline).not.toBeInTheDocument();
});

test('PWA-3 says that a page was not saved, and opens it once online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isCut = true;
  const { app, router } = await mountApp('/promotions/weekend-encore', {
    answering: () => (isCut ? cut() : undefined),
  });
  app.stores.network.online = false;
  const notSaved = page.getByRole('heading', { name: 'This page isn’t saved on this device' });
  await expect.element(notSaved).toBeVisible();
  isCut = false;
  // As src/app/browser/network.ts does after each response.
  await expect
    .poll(async () => {
      await router.revalidate();
      return notSaved.query();
    })
    .toBeNull();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The weekend encore' }))
    .toBeVisible();
  vi.restoreAllMocks();
});
