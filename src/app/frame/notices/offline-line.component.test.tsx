import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { putAnswer } from '../../state/answers.ts';

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

test('PWA-3 names the day of content that was saved on an earlier day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await mountApp('/promotions');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  // Under a key of its own, which no answer of the page replaces.
  putAnswer(app.stores.answers, 'saved', { value: null, at: Date.now(), from: 'saved' });
  app.stores.network.online = false;
  const line = page.getByText(/^Offline\. Saved/);
  await expect.element(line).toMatchTextContent(/Saved \d\d:\d\d$/);
  vi.setSystemTime(Date.now() + 86_400_000);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(line).toMatchTextContent(/Saved \w{3} \d+ \w+, \d\d:\d\d$/);
});

test('PWA-3 says that a page was not saved, and opens it once online', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isCut = true;
  const { app, router } = await mountApp('/promotions/weekend-encore', {
    answering: () => (isCut ? cut() : undefined),
  });
  putAnswer(app.stores.answers, 'saved', { value: null, at: Date.now(), from: 'saved' });
  app.stores.network.online = false;
  const notSaved = page.getByRole('heading', { name: 'This page isn’t saved on this device' });
  await expect.element(notSaved).toBeVisible();
  // A time beside it would contradict it.
  await expect.element(page.getByText(/^Offline\./)).toMatchTextContent(/^Offline\.\s*$/);
  isCut = false;
  // Does what src/app/browser/network.ts does after each response.
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
