import { CUSTOM_TAG, cookieNames, kept, message, walk } from '../fixtures/consent.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startTaggedSite, watchStrangers } from '../fixtures/tag-manager.ts';
import { expect, test } from '../fixtures/test.ts';

const WALK = ['/', '/games', '/sports'];

test.use({ allowed: CUSTOM_TAG });

test('CKE-6 QRY-3 sends nothing to third parties before a choice or after a refusal', async ({
  page,
  own,
}) => {
  const site = await own(startTaggedSite());
  const strangers = watchStrangers(page, site.origin);
  await walk(page, site.origin, WALK);
  expect(strangers).toEqual([]);
  expect(await cookieNames(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false);

  await page.goto(site.origin);
  await expectHydrated(page);
  await message(page).getByRole('button', { name: 'Reject' }).click();
  await expect(message(page)).toBeHidden();
  await expect.poll(() => kept(page)).toEqual(['necessary']);
  await walk(page, site.origin, WALK);
  expect(strangers).toEqual([]);
  expect(await cookieNames(page)).toEqual(['cookies_accepted']);
  expect(await site.collected()).toEqual([]);
});
