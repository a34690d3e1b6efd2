import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const area = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const notices = (page: Page) => area(page).locator('[role=status], [role=alert]');
const raise = (page: Page, type: string) =>
  page.getByRole('main').getByRole('button', { name: type, exact: true }).click();

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto('/style-guide');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(notices(page)).toHaveCount(0);
});

/** The pointer leaves the notifications, whose time would stand still under it. */
const leave = (page: Page) => page.mouse.move(300, 300);

test('NTF-2 NTF-3 one with the same text takes the place of the other; it goes after 6 s and 300 ms', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'info');
  await raise(page, 'success');
  await leave(page);
  await expect(notices(page)).toHaveCount(2);
  await page.clock.runFor(4000);
  await raise(page, 'info');
  await leave(page);
  await expect(notices(page)).toHaveText([/The bill changes at eight\./, /Saved\./]);
  await page.clock.runFor(2000);
  await expect(notices(page).filter({ hasText: 'Saved.' })).toHaveAttribute(
    'data-state',
    'closing',
  );
  await page.clock.runFor(299);
  await expect(notices(page)).toHaveCount(2);
  await page.clock.runFor(1);
  await expect(notices(page)).toHaveText([/The bill changes at eight\./]);
  await page.clock.runFor(3700);
  await expect(notices(page)).toHaveAttribute('data-state', 'closing');
  await page.clock.runFor(300);
  await expect(notices(page)).toHaveCount(0);
});

test('NTF-3 -1 stays until it is closed, and the clear command removes all', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'stays');
  await leave(page);
  await page.clock.runFor(600_000);
  await expect(notices(page)).toHaveText([/This one stays\./]);
  await area(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(300);
  await expect(notices(page)).toHaveCount(0);
  for (const type of ['stays', 'info', 'error']) await raise(page, type);
  await expect(notices(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(notices(page)).toHaveCount(0);
});

test('NTF-5 one that is closed by its own button leaves the others their time', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'stays');
  await raise(page, 'info');
  await area(page).getByRole('button', { name: 'Close' }).first().click();
  await leave(page);
  await page.clock.runFor(300);
  await expect(notices(page)).toHaveText([/The bill changes at eight\./]);
  await page.clock.runFor(6000);
  await expect(notices(page)).toHaveAttribute('data-state', 'closing');
});

test('NTF-5 time stands still under the pointer and with focus', async ({ page }) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'info');
  await leave(page);
  await page.clock.runFor(5000);
  await notices(page).hover();
  await page.clock.runFor(60_000);
  await expect(notices(page)).toHaveAttribute('data-state', 'open');
  await leave(page);
  await page.clock.runFor(500);
  await area(page).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await expect(notices(page)).toHaveAttribute('data-state', 'open');
  await page.getByRole('main').getByRole('button', { name: 'info', exact: true }).focus();
  await page.clock.runFor(500);
  await expect(notices(page)).toHaveAttribute('data-state', 'closing');
});

test('NTF-5 errors and warnings interrupt, others wait; four at once and the fifth in its turn', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const type of ['info', 'success', 'warning', 'error', 'neutral']) await raise(page, type);
  await leave(page);
  await expect(area(page).getByRole('alert')).toHaveCount(2);
  await expect(area(page).getByRole('status')).toHaveCount(2);
  await expect(area(page).getByText('A plain word.')).toHaveCount(0);
  await area(page).getByRole('button', { name: 'Close' }).first().click();
  await leave(page);
  await page.clock.runFor(300);
  await expect(area(page).getByText('A plain word.')).toBeVisible();
});

test('NTF-4 NTF-5 a push has no close button: Escape, a swipe, or a click that leads to its cta', async ({
  page,
}) => {
  const push = notices(page).filter({ hasText: 'A message for you' });
  // So that none goes by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'push');
  await expect(push.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.clock.runFor(300);
  await expect(push).toHaveCount(0);

  await raise(page, 'push');
  const box = await push.boundingBox();
  if (!box) throw new Error('The notification is not on screen');
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x: box.x + x, y: box.y + box.height / 2 }],
    });
  await touch('touchStart', 100);
  for (const x of [130, 160, 200]) await touch('touchMove', x);
  await touch('touchEnd');
  await page.clock.runFor(300);
  await expect(push).toHaveCount(0);

  await raise(page, 'push');
  await push.getByRole('button').click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/$/);
  await expect(push).toHaveCount(0);
});

test('NTF-4 a push of high priority opens a modal with its text and its way on', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await raise(page, 'push (high)');
  await notices(page).getByRole('button').click();
  await page.clock.resume();
  const dialog = page.getByRole('dialog', { name: 'A message for you' });
  await expect(dialog).toContainText('Tonight: two new games on the bill.');
  await expect(page).toHaveURL(/style-guide/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.pauseAt(Date.now() + 120_000);
  await raise(page, 'push (high)');
  await notices(page).getByRole('button').click();
  await page.clock.resume();
  await dialog.getByRole('link', { name: 'Take me there' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(dialog).toBeHidden();
});

test('RTE-5 NTF-3 a page that is gone: home, with a notice that leaves the address clean', async ({
  page,
}) => {
  await page.goto('/es/no-such-page');
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('status')).toBeVisible();
  await expect(page).toHaveURL(/\/es$/);
});
