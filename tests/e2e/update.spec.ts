import type { Page } from 'playwright/test';
import { type Deploy, deploy } from '../fixtures/pwa-builds.ts';
import { expectHydrated, goWithin } from '../fixtures/pwa-page.ts';
import { expect, test } from '../fixtures/pwa-test.ts';
import { readyForOffline } from '../fixtures/pwa-worker.ts';

const LAZY_PAGES = [
  ['/games', 'Games'],
  ['/sports', 'Sports'],
  ['/sports/live', 'Live betting'],
  ['/promotions', 'Promotions'],
  ['/sitemap', 'Site map'],
  ['/login', 'Log in'],
  ['/style-guide', 'Style guide'],
  ['/access-denied', 'We cannot let you in'],
] as const;

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
const offer = (page: Page) => page.getByText('A new version is ready');
async function accept(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await reloaded;
}
const shows = (page: Page, { mark }: Deploy) =>
  expect(page.getByRole('banner').getByRole('link', { name: mark, exact: true })).toBeVisible();
/** A note on the window goes with a reload. */
const leaveNote = (page: Page) => page.evaluate(() => Object.assign(window, { note: 'here' }));
const note = (page: Page) => page.evaluate(() => Reflect.get(window, 'note'));

// The sportsbook may be framed by the site's own address alone, and here the site has the gate's.
test.use({ allowed: /frame-ancestors/ });

let releases: Deploy[];
test.beforeAll(async () => {
  test.setTimeout(180_000);
  releases = [];
  for (const name of ['one', 'two', 'three', 'four']) releases.push(await deploy(name));
});
test.beforeAll(() => {
  const files = releases.map(({ assets }) => assets.find((path) => /games-page.*js/.test(path)));
  expect(new Set(files).size).toBe(releases.length);
});
test.afterAll(() => Promise.all(releases.map(({ site }) => site.stop())));

test('PWA-6 a new version is offered, never forced: only the tab that accepts it reloads', async ({
  page,
  context,
  gate,
}) => {
  const [one, two] = releases as [Deploy, Deploy];
  await gate.open(one.site.origin);
  await page.goto('/');
  await readyForOffline(page, one.assets);
  const other = await context.newPage();
  await other.goto('/games');
  await expectHydrated(other);
  for (const tab of [page, other]) await leaveNote(tab);

  await gate.open(two.site.origin);
  gate.forget();
  await lookForUpdate(page);
  for (const tab of [page, other]) {
    await expect(offer(tab)).toBeVisible();
    await shows(tab, one);
  }
  const fetched = gate.requests.map(({ path }) => path).filter((path) => /^\/assets/.test(path));
  expect(fetched.filter((path) => one.assets.includes(path))).toEqual([]);
  expect(new Set(fetched).size).toBe(fetched.length);

  await accept(page);
  await shows(page, two);
  expect(await note(page)).toBeUndefined();
  await shows(other, one);
  expect(await note(other)).toBe('here');
  await other.getByRole('button', { name: 'Later' }).click();
  await expect(offer(other)).toBeHidden();
});

test('PWA-6 tabs left open on four releases open every page without a missing file', async ({
  page,
  context,
  gate,
}) => {
  test.setTimeout(120_000);
  const tabs: Page[] = [];
  for (const [index, release] of releases.entries()) {
    await gate.open(release.site.origin);
    const tab = index === 0 ? page : await context.newPage();
    await tab.goto('/');
    if (index > 0) {
      await lookForUpdate(tab);
      await expect(offer(tab)).toBeVisible();
      await accept(tab);
    }
    await shows(tab, release);
    await expectHydrated(tab);
    await readyForOffline(tab, release.assets);
    await leaveNote(tab);
    tabs.push(tab);
  }
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  for (const [index, tab] of tabs.entries()) {
    for (const [path, title] of LAZY_PAGES) {
      await goWithin(tab, path);
      await expect(tab.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    }
    await goWithin(tab, '/');
    await shows(tab, releases[index] as Deploy);
    expect(await note(tab)).toBe('here');
  }
});
