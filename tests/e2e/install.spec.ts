import { isInstallReady, validateManifest } from '@pwabuilder/manifest-validation';
import { type CDPSession, devices, type Locator, type Page } from 'playwright/test';
import { expectInteractive, goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-profile.ts';
import { readyForOffline } from '../fixtures/pwa-worker.ts';

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

for (const { language, path, sports } of [
  { language: 'en', path: '/', sports: '/sports?src=pwa' },
  { language: 'es', path: '/es', sports: '/es/sports?src=pwa' },
]) {
  test(`PWA-4 the browser finds the site installable, in ${language}`, async ({ page, gate }) => {
    await page.goto(path);
    const devtools = await openDevtools(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { appId } = await devtools.send('Page.getAppId');
    expect(appId).toBe(`${gate.origin}/`);
    const manifest = JSON.parse(data) as Manifest;
    expect(manifest).toMatchObject({ id: '/', start_url: '/?src=pwa', scope: '/', lang: language });
    expect(manifest.shortcuts.map(({ url }) => url)).toContain(sports);
  });

  test(`PWA-4 the manifest passes the validator of the app stores, in ${language}`, async ({
    gate,
  }) => {
    const manifest = await readManifest(gate.origin, language);
    const checked = await validateManifest(manifest as never);
    const wrong = checked.filter(
      ({ valid, category }) => !valid && ['required', 'recommended'].includes(category),
    );
    expect(wrong.map(({ member, errorString }) => `${member}: ${errorString}`)).toEqual([]);
    expect(isInstallReady(manifest as never)).toBeTruthy();
  });
}

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

test('PWA-4 every icon and screenshot is there in the size that the manifest says', async ({
  page,
  gate,
}) => {
  const { icons, screenshots, shortcuts } = await readManifest(gate.origin, 'en');
  expect(icons.map(({ purpose }) => purpose).sort()).toEqual([
    'any',
    'any',
    'maskable',
    'monochrome',
  ]);
  expect(screenshots.map(({ form_factor }) => form_factor).sort()).toEqual([
    ...['narrow', 'narrow', 'narrow'],
    ...['wide', 'wide'],
  ]);
  await page.goto('/');
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    const response = await fetch(gate.origin + src);
    expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, type]);
    if (sizes === 'any') continue;
    const found = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([src, found]).toEqual([src, sizes]);
  }
});

test('PWA-4 the browser’s own prompt waits for the invitation, and a refusal there ends it for now', async ({
  page,
}) => {
  // The event is the browser's; its dialog, which a test cannot reach, is answered here.
  await page.addInitScript(() => {
    const { prototype } = Reflect.get(window, 'BeforeInstallPromptEvent');
    prototype.prompt = async () => {
      Object.assign(window, { asked: true });
      return { outcome: 'dismissed' };
    };
    addEventListener('beforeinstallprompt', (offer) =>
      setTimeout(() => Object.assign(window, { heldBack: offer.defaultPrevented })),
    );
  });
  const install = page.getByRole('button', { name: 'Install', exact: true });
  const heldBack = () => page.evaluate(() => Reflect.get(window, 'heldBack'));
  await page.goto('/');
  await expect.poll(heldBack).toBe(true);
  await expectInteractive(page);
  await expect(install).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'All games' }).click();
  await install.click();
  await expect(install).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBe(true);
  await page.goto('/promotions');
  await expect.poll(heldBack).toBe(true);
  await expectInteractive(page);
  await goWithin(page, '/');
  await expectInteractive(page);
  await expect(install).toBeHidden();
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: devices['iPhone 15'].userAgent });

  test('PWA-4 the invitation comes with the second page, and never again once it was refused for good', async ({
    page,
  }) => {
    const refuse = page.getByRole('button', { name: "Don't ask again" });
    await page.goto('/');
    await expectInteractive(page);
    await expect(refuse).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All games' }).click();
    await refuse.click();
    await expect(refuse).toBeHidden();
    await page.goto('/promotions');
    await expectInteractive(page);
    await goWithin(page, '/');
    await expectInteractive(page);
    await expect(refuse).toBeHidden();
  });
});

test.describe('installed', () => {
  test.use({ allowed: [/Failed to load resource: net::ERR_/] });

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
});
