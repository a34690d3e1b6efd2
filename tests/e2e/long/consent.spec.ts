import {
  CUSTOM_TAG,
  cookieNames,
  kept,
  message,
  openSettings,
  settings,
} from '../../fixtures/consent.ts';
import { expectModal } from '../../fixtures/modal.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { startTaggedSite, watchStrangers } from '../../fixtures/tag-manager.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', allowed: CUSTOM_TAG });

test('CKE-6 deleting the choice on the device storage page withdraws consent', async ({
  page,
  own,
}) => {
  const site = await own(startTaggedSite());
  await page.goto(`${site.origin}/cookies/device`);
  await expectHydrated(page);
  await message(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => cookieNames(page)).toContain('_stand_in');
  // Changes made in another tab show when this tab gets focus.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const loads = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Delete cookie-consent' }).click();
  await loads;
  await page.waitForFunction(() => '_ccRun' in window);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);
  expect(await cookieNames(page)).toEqual(['cookies_accepted']);
});

test('CKE-6 allows one category, changes by keyboard, asks again per container and after a year', async ({
  page,
  own,
}) => {
  const site = await own(startTaggedSite());
  await page.goto(site.origin);
  await expectHydrated(page);
  await message(page).getByRole('button', { name: 'Settings' }).press('Enter');
  await expect(settings(page)).toContainText(/Google Tag Manager\. 127\.0\.0\.1:\d+/);
  await expect(settings(page).getByLabel('Necessary')).toBeDisabled();
  await expectModal(settings(page));
  await settings(page).getByLabel('Marketing').press('Space');
  await settings(page).getByRole('button', { name: 'Save my choices' }).press('Enter');
  await expect(settings(page)).toBeHidden();
  await expect(message(page)).toBeHidden();
  await expect.poll(() => kept(page)).toEqual(['marketing', 'necessary']);
  await expect.poll(() => site.collected()).toContain('pixel page=%2F');
  expect(await site.events()).toEqual([]);
  await openSettings(page);
  await expect(settings(page)).toContainText('You chose on');
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();

  // Simulates consent for another container, then consent given a year ago.
  const strangers = watchStrangers(page, site.origin);
  for (const outdated of [{ revision: 1 }, { expirationTime: Date.now() - 1 }]) {
    await page.evaluate((change) => {
      const choice = JSON.parse(localStorage.getItem('cookie-consent') ?? '{}');
      localStorage.setItem('cookie-consent', JSON.stringify({ ...choice, ...change }));
    }, outdated);
    await page.reload();
    await expect(message(page)).toBeVisible();
    await message(page).getByRole('button', { name: 'Reject' }).click();
    await expect.poll(() => kept(page)).toEqual(['necessary']);
  }
  expect(strangers).toEqual([]);
});
