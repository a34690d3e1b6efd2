import { type CDPSession, devices, type Locator, type Page } from 'playwright/test';
import { watchPush } from '../../fixtures/push-worker.ts';
import { expectInteractive, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-profile.ts';
import { readyForOffline, workerInCharge } from '../../fixtures/pwa-worker.ts';

interface ManifestImage {
  src: string;
  sizes: string;
  type: string;
}
interface Manifest {
  id: string;
  start_url: string;
  scope: string;
  icons: (ManifestImage & { purpose: string })[];
  screenshots: (ManifestImage & { form_factor: string })[];
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[];
}

const readManifest = async (origin: string, language: string): Promise<Manifest> =>
  (await fetch(`${origin}/manifest.webmanifest?lang=${language}`)).json() as Promise<Manifest>;

async function openDevtools(page: Page): Promise<CDPSession> {
  return page.context().newCDPSession(page);
}

test('PWA-4 finds the site installable in Spanish', async ({ page }) => {
  await page.goto('/es');
  const devtools = await openDevtools(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { data = '' } = await devtools.send('Page.getAppManifest');
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ id: '/', start_url: '/es?src=pwa', scope: '/', lang: 'es' });
  expect(manifest.shortcuts.map(({ url }) => url)).toContain('/es/sports?src=pwa');
});

test('PWA-4 a site with a poor manifest is not installable: the report can tell', async ({
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

/** This browser was here an hour ago. */
const wasHereBefore = (page: Page) =>
  page.addInitScript(() => {
    const key = 'install-invitation';
    const before = { visits: 1, seenAt: Date.now() - 3_600_000 };
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(before));
  });
const toAllGames = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'All games' }).click();
const acceptCookies = (page: Page) =>
  page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Accept' }).click();
async function openMenu(page: Page): Promise<Locator> {
  await page
    .getByRole('navigation', { name: 'Quick access' })
    .getByRole('button', { name: 'Menu' })
    .click();
  return page.getByRole('dialog', { name: 'Menu' });
}

test.describe('where the browser has a prompt', () => {
  const install = (page: Page) => page.getByRole('button', { name: 'Install', exact: true });
  const said = (page: Page, name: 'asked' | 'heldBack') =>
    page.evaluate((key) => Reflect.get(window, key), name);

  test.beforeEach(({ page }) =>
    // The event is the browser's; its dialog, which a test cannot reach, is answered here.
    page.addInitScript(() => {
      const { prototype } = Reflect.get(window, 'BeforeInstallPromptEvent');
      prototype.prompt = async () => {
        Object.assign(window, { asked: true });
        return { outcome: 'dismissed' };
      };
      addEventListener('beforeinstallprompt', (offer) =>
        setTimeout(() => Object.assign(window, { heldBack: offer.defaultPrevented })),
      );
    }),
  );

  test('PWA-4 it waits for the invitation, which comes on the second visit and not over the cookie message', async ({
    page,
  }) => {
    await wasHereBefore(page);
    await page.goto('/');
    await expect.poll(() => said(page, 'heldBack')).toBe(true);
    await expectInteractive(page);
    await toAllGames(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await expect(install(page)).toBeHidden();
    await acceptCookies(page);
    await install(page).click();
    expect(await said(page, 'asked')).toBe(true);
    // A refusal there is one for now.
    await expect(install(page)).toBeHidden();
    await page.goto('/promotions');
    await expect.poll(() => said(page, 'heldBack')).toBe(true);
    await expectInteractive(page);
    await goWithin(page, '/');
    await expectInteractive(page);
    await expect(install(page)).toBeHidden();
  });

  test('PWA-4 on a first visit nobody is invited; who looks for it finds it in the menu', async ({
    page,
  }) => {
    await page.goto('/');
    await expect.poll(() => said(page, 'heldBack')).toBe(true);
    await acceptCookies(page);
    await toAllGames(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await expectInteractive(page);
    await expect(install(page)).toBeHidden();
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Install the app' }).click();
    await expect.poll(() => said(page, 'asked')).toBe(true);
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });
  test.beforeEach(({ page }) =>
    // What runs here has a prompt all the same.
    page.addInitScript(() =>
      addEventListener('beforeinstallprompt', (offer) => offer.stopImmediatePropagation()),
    ),
  );

  test('PWA-4 the invitation shows the steps, waits where a form is, and is refused for good; the menu keeps them', async ({
    page,
  }) => {
    const refuse = page.getByRole('button', { name: "Don't ask again" });
    const steps = page.getByRole('dialog', { name: 'Put Marquee on your home screen' });
    await wasHereBefore(page);
    await page.goto('/');
    await expectInteractive(page);
    await acceptCookies(page);
    await expect(refuse).toBeHidden();
    await toAllGames(page);
    await page.getByRole('button', { name: 'Show me how' }).click();
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(
      steps.getByText('notifications only reach sites on the home screen'),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refuse).toBeVisible();
    await goWithin(page, '/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(refuse).toBeHidden();
    await goWithin(page, '/promotions');
    await refuse.click();
    await page.goto('/');
    await expectInteractive(page);
    await goWithin(page, '/games');
    await expectInteractive(page);
    await expect(refuse).toBeHidden();
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Install the app' }).click();
    await expect(steps).toBeVisible();
    await expect(menu).toBeHidden();
  });
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
    // The app would come to the front in the window that it was installed from.
    const [another] = context.pages();
    const devtools = await openDevtools(another ?? page);
    await page.close();
    await devtools.send('PWA.launch', { manifestId });
    const app = () => context.pages().find((tab) => tab.url() === `${gate.origin}/?src=pwa`);
    await expect.poll(app).toBeDefined();
    const highlights = app()?.getByRole('main').getByText('Tonight is opening night');
    await expect(highlights as Locator).toBeVisible();
  });

  test('PWA-4 PWA-5 a message clicked on while the app is closed opens in its window, at its page', async ({
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
    // A system that ignores the address starts the app where it always starts.
    await onAnother.send('PWA.launch', { manifestId });
    const app = () => context.pages().find((tab) => tab.url().startsWith(gate.origin));
    await expect.poll(() => app()?.url()).toBe(`${gate.origin}/promotions/weekend-encore`);
  });

  test('PWA-4 a shortcut opens at its page, in a window of the app', async ({ page, gate }) => {
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
