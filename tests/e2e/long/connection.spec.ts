import type { Gate } from '../../fixtures/pwa-gate.ts';
import { expectHydrated, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';

// Messages of the browser, the frame and a page whose file is missing when the network is down.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|desktop menu)/,
    /Failed to fetch dynamically imported module/,
  ],
});

const notSaved = { name: 'This page isn’t saved on this device' };

test('PWA-3 an offline page opens by itself when the site is reachable again', async ({
  page,
  gate,
}) => {
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

test('PWA-3 the last requested page opens when the site is reachable again', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  gate.silence();
  await page.goto('/promotions/accumulators');
  await expect(page.getByRole('heading', notSaved)).toBeVisible();
  await goWithin(page, '/promotions/weekend-encore');
  await gate.open();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekend encore' })).toBeVisible();
  await expect(page).toHaveURL('/promotions/weekend-encore');
});

test('PWA-2 saves what a page has just read even if the visitor leaves at once', async ({
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

/** Runs in the page: returns the scripts that it has not loaded yet. */
const missing = (paths: string[]) =>
  paths.filter((path) => performance.getEntriesByName(location.origin + path).length === 0);

test.describe('before a service worker has the files', () => {
  test.use({ serviceWorkers: 'block' });

  test('PWA-6 shows an offline notice without a server, and opens the page afterwards', async ({
    page,
    gate,
  }) => {
    await page.goto('/');
    await expectHydrated(page);
    // The code that watches the connection and reports a lost network loads after the page.
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
