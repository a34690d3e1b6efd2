import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wholeBrowser } from '../../browser.ts';
import { MESSAGE, openControlled, watchPush } from '../../fixtures/push-worker.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { readyForOffline } from '../../fixtures/pwa-worker.ts';
import { randomPayload, randomSource } from '../../fixtures/random-payload.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { startIndigitall } from '../../fixtures/stand-in-indigitall.ts';

const PAYLOADS = 1000;
const OFTEN = { intervals: [20] };

test.use({ launchOptions: wholeBrowser() });

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('G6 F45 shows 1,000 notifications for 1,000 messages of any shape, and no foreign links', async ({
  page,
  gate,
}) => {
  await openControlled(page, '/');
  const push = await watchPush(page);
  const random = randomSource(20261121);
  for (let count = 1; count <= PAYLOADS; count++) {
    await push.deliver(randomPayload(random, gate.origin));
    // The visible page also shows them, a few at a time.
    if (count % 20 === 0) await expect.poll(push.count, OFTEN).toBe(count);
  }
  for (const { title, options } of await push.shown()) {
    expect(title).not.toBe('');
    expect(title.length).toBeLessThanOrEqual(160);
    expect(options.data.path).toMatch(/^\/(?![/\\])/);
    expect(new URL(options.data.path, gate.origin).origin).toBe(gate.origin);
    if (options.image) expect(new URL(options.image).origin).toBe(gate.origin);
  }
  expect(push.errors).toEqual([]);
});

test('PWA-5 shows a message in the visible site, too, with a silent notification', async ({
  page,
  gate,
}) => {
  await openControlled(page, '/');
  const push = await watchPush(page);
  const navigate = `${gate.origin}/games?n=m1`;
  await push.deliver(JSON.stringify({ notification: { ...MESSAGE, navigate }, app_badge: 2 }));
  const toast = page.getByRole('button', { name: 'Free spins' });
  await expect(toast).toBeVisible();
  expect(await push.shown()).toMatchObject([
    { title: 'Free spins', options: { silent: true, tag: 'autumn', body: 'Until <Sunday>' } },
  ]);
  await toast.click();
  await expect(page).toHaveURL(`${gate.origin}/games`);
});

test('PWA-5 NTF-4 a high-priority message opens in full and links onwards', async ({
  page,
  gate,
}) => {
  await openControlled(page, '/');
  const push = await watchPush(page);
  const navigate = `${gate.origin}/promotions`;
  const data = { ...MESSAGE.data, priority: 'high' };
  await push.deliver(JSON.stringify({ notification: { ...MESSAGE, navigate, data } }));
  await expect.poll(push.count).toBe(1);
  await push.click('Free spins');
  const dialog = page.getByRole('dialog', { name: 'Free spins' });
  await expect(dialog).toContainText('Until <Sunday>');
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(navigate);
});

test('PWA-5 with the site closed a click opens a window and leads it to the message’s page', async ({
  page,
  gate,
}) => {
  await openControlled(page, '/');
  const push = await watchPush(page);
  await page.goto('about:blank');
  const navigate = `${gate.origin}/promotions`;
  await push.deliver(JSON.stringify({ notification: { ...MESSAGE, navigate } }));
  await expect.poll(push.count).toBe(1);
  expect((await push.shown())[0]?.options.silent).toBe(false);
  await push.click('Free spins');
  await expect.poll(push.opened).toEqual(['/promotions']);
  // Like a system that always opens the app at its start URL.
  await page.goto('/?src=pwa');
  await expect(page).toHaveURL(navigate);
  // Only once.
  await openControlled(page, '/');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(`${gate.origin}/`);
});

test('CFG-2 AUT-2 with inDigital only its worker handles push, and ours clears it at log-out', async ({
  page,
  own,
  context,
}) => {
  const service = await startIndigitall();
  const site = await own(startSite({ providers: { inDigital: service.settings } }));
  await context.grantPermissions(['notifications'], { origin: site.origin });
  await openControlled(page, site.origin);
  const push = await watchPush(page);
  await push.deliver(JSON.stringify({ title: 'From the service' }));
  await expect.poll(push.count).toBe(1);
  await push.deliver(JSON.stringify({ title: 'And another' }));
  await expect.poll(push.count).toBe(2);
  expect((await push.shown()).map(({ title }) => title)).toEqual([
    'From the service',
    'And another',
  ]);
  const visible = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).length;
    });
  expect(await visible()).toBeGreaterThan(0);
  await page.evaluate(() =>
    navigator.serviceWorker.controller?.postMessage({ type: 'clear-notifications' }),
  );
  await expect.poll(visible).toBe(0);
  expect(push.errors).toEqual([]);
  service.stop();
});

test('CFG-2 PWA-2 keeps the site’s own worker if the push service never responds', async ({
  page,
  own,
}) => {
  const silent = createServer();
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as AddressInfo;
  const workerUrl = `http://127.0.0.1:${port}/worker.min.js`;
  const site = await own(startSite({ providers: { inDigital: { appKey: 'app', workerUrl } } }));
  await openControlled(page, site.origin);
  await readyForOffline(page);
  silent.closeAllConnections();
  silent.close();
});
