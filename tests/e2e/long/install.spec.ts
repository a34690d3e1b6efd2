import type { Locator } from 'playwright/test';
import { type Manifest, openDevtools } from '../../fixtures/installability.ts';
import { watchPush } from '../../fixtures/push-worker.ts';
import { expect, test } from '../../fixtures/pwa-profile.ts';
import { readyForOffline, workerInCharge } from '../../fixtures/pwa-worker.ts';

const readManifest = async (origin: string, language: string): Promise<Manifest> =>
  (await fetch(`${origin}/manifest.webmanifest?lang=${language}`)).json() as Promise<Manifest>;

test('PWA-4 the site is installable in Spanish', async ({ page }) => {
  await page.goto('/es');
  const devtools = await openDevtools(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { data = '' } = await devtools.send('Page.getAppManifest');
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/es?src=pwa', scope: '/', lang: 'es' });
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/es/sports?src=pwa');
});

test('PWA-4 the check reports a site with a poor manifest as not installable', async ({
  page,
  gate,
}) => {
  gate.trouble('/manifest.webmanifest', { json: { name: 'Poor', display: 'browser', icons: [] } });
  await page.goto('/');
  const devtools = await openDevtools(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const ids = installabilityErrors.map(({ errorId }) => errorId);
  expect(ids).toContain('manifest-display-not-supported');
  expect(ids).toContain('manifest-missing-suitable-icon');
});

test.describe('installed', () => {
  test.use({ allowed: [/Failed to load resource: net::ERR_/], serviceWorkers: 'allow' });

  test('PWA-4 PWA-3 the app starts without a server and shows home', async ({ page, gate }) => {
    const context = page.context();
    await page.goto('/');
    await readyForOffline(page);
    const manifestId = `${gate.origin}/`;
    await (await openDevtools(page)).send('PWA.install', { manifestId });
    await gate.close();
    // An app that was installed from this window would open in it.
    const [another] = context.pages();
    const devtools = await openDevtools(another ?? page);
    await page.close();
    await devtools.send('PWA.launch', { manifestId });
    const app = () => context.pages().find((tab) => tab.url() === `${gate.origin}/?src=pwa`);
    await expect.poll(app).toBeDefined();
    const highlights = app()?.getByRole('main').getByText('Tonight is opening night');
    await expect(highlights as Locator).toBeVisible();
  });

  test('PWA-4 PWA-5 clicking a message opens the closed app at the message’s page', async ({
    page,
    gate,
  }) => {
    const context = page.context();
    await context.grantPermissions(['notifications'], { origin: gate.origin });
    await page.goto('/');
    await workerInCharge(page);
    const push = await watchPush(page);
    const devtools = await openDevtools(page);
    const manifestId = `${gate.origin}/`;
    await devtools.send('PWA.install', { manifestId });
    const [another] = context.pages();
    const onAnother = await openDevtools(another ?? page);
    await page.goto('about:blank');
    const notification = { title: 'Encore', body: 'On Saturday', tag: 'encore' };
    const data = { id: 'm1', topic: 'promotions', priority: 'normal' };
    const navigate = `${gate.origin}/promotions/weekend-encore?n=m1`;
    await push.deliver(JSON.stringify({ notification: { ...notification, navigate, data } }));
    await expect.poll(push.count).toBe(1);
    await push.click('Encore');
    await expect.poll(push.opened).toEqual(['/promotions/weekend-encore']);
    await page.close();
    // Some systems ignore the URL and open the app at its start URL.
    await onAnother.send('PWA.launch', { manifestId });
    const app = () => context.pages().find((tab) => tab.url().startsWith(gate.origin));
    await expect.poll(() => app()?.url()).toBe(`${gate.origin}/promotions/weekend-encore`);
  });

  test('PWA-4 a shortcut opens its page in a window of the app', async ({ page, gate }) => {
    const context = page.context();
    await page.goto('/');
    const { shortcuts } = await readManifest(gate.origin, 'en');
    const { url = '' } = shortcuts.find(({ name }) => name === 'Promotions') ?? {};
    const manifestId = `${gate.origin}/`;
    const devtools = await openDevtools(page);
    await devtools.send('PWA.install', { manifestId });
    const [another] = context.pages();
    await devtools.send('PWA.launch', { manifestId, url: gate.origin + url });
    const app = () => context.pages().find((tab) => tab.url() === gate.origin + url);
    await expect.poll(app).toBeDefined();
    expect(app()).not.toBe(another);
    const title = app()?.getByRole('heading', { level: 1, name: 'Promotions' });
    await expect(title as Locator).toBeVisible();
  });
});
