import {
  CUSTOM_TAG,
  cookieNames,
  message,
  openSettings,
  settings,
  walk,
} from '../../fixtures/consent.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { startTaggedSite, watchStrangers } from '../../fixtures/tag-manager.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ allowed: CUSTOM_TAG });

test('CKE-6 QRY-3 sends events to the tag manager until consent is withdrawn in any tab', async ({
  page,
  context,
  own,
}) => {
  const site = await own(startTaggedSite());
  await page.goto(site.origin);
  await expectHydrated(page);
  await message(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => site.events()).toMatchObject([{ event: 'page_view', page_path: '/' }]);
  await expect.poll(() => site.collected()).toContain('pixel page=%2F');
  await expect.poll(async () => (await site.collected()).join()).toContain('"custom"');
  // A tag may load a script from its own origin. Markup is sanitised and inline code does not run.
  await expect.poll(() => site.collected()).toContain('second script');
  const [first, ...others] = await site.collected();
  expect(first).toBe('script id=GTM-TESTS1');
  const custom = others.find((line) => line.includes('"custom"')) ?? '{}';
  expect(JSON.parse(custom)).toMatchObject({ markup: '<b>tag</b>', code: 'refused' });

  // The page's URL without its query string, and its title.
  await page.goto(`${site.origin}/games?q=secret&btag=partner`);
  await expect
    .poll(async () => (await site.events()).slice(-2))
    .toMatchObject([
      { event: 'page_view', page_path: '/games', language: 'en' },
      { event: 'search', area: 'games' },
    ]);
  expect((await site.collected()).join()).not.toMatch(/secret|partner/);
  expect(await cookieNames(page)).toContain('_stand_in');

  const other = await context.newPage();
  await other.goto(`${site.origin}/promotions`);
  await expect.poll(async () => (await site.events()).at(-1)?.['page_path']).toBe('/promotions');

  await openSettings(page);
  await expect(settings(page).getByLabel('Analytics')).toBeChecked();
  const reloads = Promise.all([page.waitForEvent('load'), other.waitForEvent('load')]);
  await settings(page).getByRole('button', { name: 'Reject all' }).click();
  await reloads;
  await expect.poll(() => cookieNames(page)).toEqual(['btag', 'cookies_accepted']);
  const before = await site.collected();
  const strangers = [page, other].map((tab) => watchStrangers(tab, site.origin));
  await walk(page, site.origin, ['/', '/games']);
  await walk(other, site.origin, ['/promotions']);
  expect(strangers).toEqual([[], []]);
  expect(await site.collected()).toEqual(before);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('_stand_in_visits');
});
