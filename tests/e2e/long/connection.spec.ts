import type { Gate } from '../../fixtures/pwa-gate.ts';
import { expectHydrated, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';

// What the browser itself, the frame, and a page without its file say of a network that is gone.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|desktop menu)/,
    /Failed to fetch dynamically imported module/,
  ],
});

const notSaved = { name: 'This page isn’t saved on this device' };

test('PWA-3 the page notices by itself that the site is back', async ({ page, gate }) => {
  await page.goto('/');
  await readyForOffline(page);
  await gate.close();
  await page.goto('/promotions/weekend-encore');
  await expect(page.getByRole('heading', notSaved)).toBeVisible();
  await expect(page.getByText('Offline.', { exact: true })).toBeVisible();
  await gate.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend encore' })).toBeVisible();
  await expect(page.getByText('Offline.', { exact: true })).toBeHidden();
});

test('PWA-3 the page asked for last is the one that opens when the site is back', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  gate.silence();
  await page.goto('/promotions/accumulator-lift');
  await expect(page.getByRole('heading', notSaved)).toBeVisible();
  await goWithin(page, '/promotions/weekend-encore');
  await gate.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend encore' })).toBeVisible();
  await expect(page).toHaveURL('/promotions/weekend-encore');
});

test('PWA-2 what a page has just read is saved although the visitor leaves at once', async ({
  page,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await goWithin(page, '/promotions/weekend-encore');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend encore' })).toBeVisible();
  await page.goto('/login');
  await expect.poll(() => savedAnswers(page)).toContain('promotion:weekend-encore:en');
});

const scriptsOf = ({ requests }: Gate) =>
  requests.map(({ path }) => path).filter((path) => /^\/assets\/.*\.js$/.test(path));

/** Runs in the page: those that it does not have yet. */
const missing = (paths: string[]) =>
  paths.filter((path) => performance.getEntriesByName(location.origin + path).length === 0);

test.describe('before a worker has kept the files', () => {
  test.use({ serviceWorkers: 'block' });

  test('PWA-6 without a server a page says so and stays; when the server is back it opens', async ({
    page,
    gate,
  }) => {
    await page.goto('/');
    await expectHydrated(page);
    // What watches the connection comes after the page itself, and with it what says that the network is gone.
    await expect.poll(() => scriptsOf(gate).some((path) => path.includes('/start-'))).toBe(true);
    await expect
      .poll(() => page.evaluate(missing, scriptsOf(gate)), 'scripts that are on their way')
      .toEqual([]);
    await page.evaluate(() => Object.assign(window, { note: 'here' }));
    await gate.close();
    await goWithin(page, '/games');
    await expect(page.getByRole('heading', notSaved)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'note'))).toBe('here');
    await gate.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
  });
});
