import { expectHydrated, goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';

// Messages of the browser, the frame and a page whose file is missing when the network is down.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|desktop menu)/,
    /Failed to fetch dynamically imported module/,
  ],
  serviceWorkers: 'block',
});

test('PWA-6 R11 F31 reloads once when a file is gone, then shows an error', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await expectHydrated(page);
  gate.trouble('/assets/games-page', 'break');
  const reloaded = page.waitForEvent('load');
  await goWithin(page, '/games');
  await reloaded;
  await expect(page).toHaveURL('/games');
  await expect(
    page.getByRole('heading', { level: 1, name: /This page didn’t load/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const opened = gate.requests.filter(({ isNavigation }) => isNavigation);
  expect(opened.map(({ path }) => path)).toEqual(['/', '/games']);
});
