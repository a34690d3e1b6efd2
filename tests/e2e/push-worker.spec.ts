import { wholeBrowser } from '../browser.ts';
import { MESSAGE, openControlled, watchPush } from '../fixtures/push-worker.ts';
import { expect, test } from '../fixtures/pwa-test.ts';

test.use({ launchOptions: wholeBrowser() });

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('PWA-5 a clicked message opens in one open window without a reload; others stay', async ({
  page,
  context,
  gate,
}) => {
  await openControlled(page, '/sitemap');
  const push = await watchPush(page);
  const other = await context.newPage();
  await openControlled(other, '/sitemap');
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
