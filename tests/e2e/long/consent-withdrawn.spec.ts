import type { Page } from 'playwright/test';
import { startTaggedSite, watchStrangers } from '../../fixtures/tag-manager.ts';
import { expect, test } from '../../fixtures/test.ts';

const message = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' });
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
const cookieNames = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

/** Visits pages, waiting on each until the consent manager was asked about the tag manager. */
async function walk(page: Page, origin: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(origin + path);
    await page.waitForFunction(() => '_ccRun' in window);
  }
}

// Policy violations caused by the stand-in's custom tag.
test.use({
  allowed: /eval|trusted-?types?-for|TrustedScript|inline event handler|script-src-attr inline/i,
});

test('CKE-6 QRY-3 sends events to the tag manager until consent is withdrawn in any tab', async ({
  page,
  context,
  own,
}) => {
  const site = await own(startTaggedSite());
  await page.goto(site.origin);
  await ready(page);
  await message(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => site.events()).toMatchObject([{ event: 'page_view', page_path: '/' }]);
  await expect.poll(() => site.collected()).toContain('pixel page=%2F');
  await expect.poll(async () => (await site.collected()).join()).toContain('"custom"');
  // A tag may load a script from its own origin; markup is sanitised and inline code does not run.
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
  await settings(page).getByRole('button', { name: 'Refuse all' }).click();
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
