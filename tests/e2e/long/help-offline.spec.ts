import { expect, test } from '../../fixtures/pwa-test.ts';
import { cachedEntries, readyForOffline, savedAnswers } from '../../fixtures/pwa-worker.ts';

// Messages of the browser, the desktop menu (NAV) and the bottom bar (MOB-4) when the network is down.
test.use({
  allowed: [
    /Failed to load resource: net::ERR_|Error loading (mobile nav items|mobile menu|desktop menu)/,
  ],
});

test('PWA-3 PGS-1 a visitor searches and reads the unvisited help centre offline', async ({
  page,
  gate,
}) => {
  await page.goto('/');
  await readyForOffline(page);
  await expect
    .poll(() => savedAnswers(page))
    .toEqual(expect.arrayContaining(['help-topics:en', 'help:en']));
  const kept = async () => (await cachedEntries(page)).map(({ path }) => path);
  await expect
    .poll(async () => (await kept()).filter((path) => path.includes('/help-categories')).length)
    .toBe(2);
  await gate.close();

  await page.goto('/help?q=pasword');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^I have forgotten my password/ }).click();
  await expect(main.getByText('The link we send you works once')).toBeVisible();
  await page.reload();
  await expect(main.getByText('The link we send you works once')).toBeVisible();
  await page.goto('/help');
  await main.getByRole('link', { name: /^Safer gambling/ }).click();
  await main.getByText('What is self-exclusion?').click();
  await expect(main.getByText('You close your account for six months')).toBeVisible();
});
