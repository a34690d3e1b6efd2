import type { Page } from 'playwright/test';
import { wholeBrowser } from '../browser.ts';
import { watchPush } from '../fixtures/push-worker.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';
import { workerInCharge } from '../fixtures/pwa-worker.ts';

test.use({ launchOptions: wholeBrowser() });

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

const MESSAGE = {
  title: 'Free spins',
  body: 'Until <Sunday>',
  lang: 'en',
  dir: 'ltr',
  tag: 'autumn',
  data: { id: 'm1', topic: 'promotions', priority: 'normal' },
};

/** Opens a page of the site, controlled by its service worker. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
  await workerInCharge(page);
}

test('PWA-5 a clicked message opens in one open window without a reload; others stay', async ({
  page,
  context,
  gate,
}) => {
  await open(page, '/sitemap');
  const push = await watchPush(page);
  const other = await context.newPage();
  await open(other, '/sitemap');
  const windows = [page, other];
  for (const window of windows)
    await window.evaluate(() => Object.assign(globalThis, { same: true }));
  const navigate = `${gate.origin}/promotions?n=m1`;
  await push.deliver(JSON.stringify({ notification: { ...MESSAGE, navigate } }));
  await expect.poll(push.count).toBe(1);
  await push.click('Free spins');
  await expect
    .poll(() => windows.map((window) => new URL(window.url()).pathname).sort())
    .toEqual(['/promotions', '/sitemap']);
  for (const window of windows)
    expect(await window.evaluate(() => 'same' in globalThis)).toBe(true);
  expect(await push.opened()).toEqual([]);
  const told = () => gate.requests.some(({ path }) => path === '/operator/push/clicks');
  await expect.poll(told).toBe(true);
});
