import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright/test';
import { wholeBrowser } from '../../browser.ts';
import { signInAt } from '../../fixtures/own-session.ts';
import { watchPush } from '../../fixtures/push-worker.ts';
import { type Deploy, deploy } from '../../fixtures/pwa-builds.ts';
import { expectHydrated, goWithin } from '../../fixtures/pwa-page.ts';
import { expect, test } from '../../fixtures/pwa-test.ts';
import { readyForOffline } from '../../fixtures/pwa-worker.ts';
import { userMenu } from '../../fixtures/sign-in.ts';
import { readyBook, sayAsBook, standInBook } from '../../fixtures/stand-in-book.ts';
import { gameFrame, standInGames } from '../../fixtures/stand-in-game.ts';

const LAZY_PAGES = [
  ['/games', 'Games'],
  ['/sports', 'Sports'],
  ['/sports/live', 'Live betting'],
  ['/promotions', 'Promotions'],
  ['/sitemap', 'Site map'],
  ['/login', 'Log in'],
  ['/access-denied', 'You can’t use this site'],
] as const;

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
const offer = (page: Page) => page.getByText('A new version is ready');
const waitingLine = (page: Page) => page.getByText('It opens when you are done here');
async function accept(page: Page): Promise<void> {
  // Longer than the press may take, so that the error names the one that failed.
  const reloaded = page.waitForEvent('load', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await reloaded.catch(async (error) => {
    throw new Error(`${error.message}\nThe tab says: ${await stateOf(page)}`);
  });
}
/** What a tab and its workers are doing, for the error of one that does not reload. */
const stateOf = (page: Page): Promise<string> => {
  const state = page.evaluate(async () => {
    const { installing, waiting, active } =
      (await navigator.serviceWorker.getRegistration()) ?? ({} as ServiceWorkerRegistration);
    const [inControl, ...workers] = [
      navigator.serviceWorker.controller,
      installing,
      waiting,
      active,
    ].map((worker) => worker?.state ?? 'none');
    const notices = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent);
    return `${document.readyState}, in control ${inControl}, workers ${workers}, ${notices}`;
  });
  const silent = new Promise<string>((resolve) => setTimeout(resolve, 5000, 'nothing for 5 s'));
  return Promise.race([state, silent]).catch((error) => `nothing: ${error.message}`);
};
const shows = (page: Page, { mark }: Deploy) =>
  expect(page.getByRole('banner').getByRole('link', { name: mark, exact: true })).toBeVisible();
/** Sets a marker on the window, which a reload removes. */
const leaveNote = (page: Page | Frame) =>
  page.evaluate(() => Object.assign(window, { note: 'here' }));
const note = (page: Page | Frame) => page.evaluate(() => Reflect.get(window, 'note'));

// The sportsbook may only be framed by the site's own origin, and here the site has the gate's.
test.use({ allowed: /frame-ancestors/, launchOptions: wholeBrowser() });

/** Logs in vera and waits until the release is cached on the device. */
async function enter(page: Page, origin: string, release: Deploy): Promise<void> {
  await signInAt(page, origin, 'vera', '/sitemap');
  await page.goto('/');
  await expect(userMenu(page)).toBeVisible();
  await readyForOffline(page, release.assets);
}

// In one worker, because building the releases takes minutes.
test.describe.configure({ mode: 'default' });

let releases: Deploy[];
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-releases-'));
test.beforeAll(async () => {
  test.setTimeout(900_000);
  releases = [];
  for (const name of ['one', 'two', 'three', 'four']) releases.push(await deploy(name, dataDir));
});
test.beforeAll(() => {
  const files = releases.map(({ assets }) => assets.find((path) => /games-page.*js/.test(path)));
  expect(new Set(files).size).toBe(releases.length);
});
test.afterAll(async () => {
  await Promise.all(releases.map(({ site }) => site.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

test('PWA-6 offers a new version: only the tab that accepts it reloads', async ({
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

test('PWA-6 R11 tabs left open on four releases open every page without missing files', async ({
  page,
  context,
  gate,
}) => {
  // Four releases, each with the service worker's pause of three seconds and an installation, and 32 pages.
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

test('PWA-6 two deploys during a game do not interrupt it; the last is offered afterwards', async ({
  page,
  context,
  gate,
}) => {
  // Three releases, each with the service worker's pause of three seconds and an installation.
  const [one, two, three] = releases as [Deploy, Deploy, Deploy];
  await standInGames(context);
  await gate.open(one.site.origin);
  await enter(page, gate.origin, one);
  await goWithin(page, '/games/neon-alley/play');
  const figures = page.getByLabel('Your session in this game');
  await expect(page.frameLocator('.guest-frame iframe').getByText('Hears:')).toBeVisible();
  const game = gameFrame(page);
  for (const window of [page, game]) await leaveNote(window);
  const other = await context.newPage();
  await other.goto('/sitemap');

  for (const release of [two, three]) {
    await gate.open(release.site.origin);
    await lookForUpdate(page);
    await expect(offer(other)).toBeVisible();
    await accept(other);
    await readyForOffline(other, release.assets);
    await expect(figures).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await expect(waitingLine(page)).toBeHidden();
    expect([await note(page), await note(game)]).toEqual(['here', 'here']);
  }
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your session in Neon Alley' })).toBeVisible();
  await expect(offer(page)).toBeVisible();
  expect(await note(page)).toBe('here');
  await accept(page);
  expect(await note(page)).toBeUndefined();
});

test('PWA-6 bet slip, cashier and forms defer the update offer, with a one-line notice', async ({
  page,
  context,
  gate,
}) => {
  const [one, two] = releases as [Deploy, Deploy];
  await standInBook(context);
  await gate.open(one.site.origin);
  await enter(page, gate.origin, one);
  await goWithin(page, '/sports');
  await leaveNote(page);
  const book = await readyBook(page);
  await sayAsBook(book, { type: 'slip', selections: 2 });

  await gate.open(two.site.origin);
  await lookForUpdate(page);
  await expect(waitingLine(page)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await sayAsBook(book, { type: 'slip', selections: 0 });
  await expect(offer(page)).toBeVisible();

  await goWithin(page, '/account/cashier');
  await expect(page.getByRole('heading', { level: 1, name: 'Cashier' })).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await goWithin(page, '/account/preferences');
  const sms = page.getByRole('checkbox', { name: 'Text message' });
  await expect(sms).toBeVisible();
  await expect(offer(page)).toBeVisible();
  await sms.setChecked(!(await sms.isChecked()));
  await expect(offer(page)).toBeHidden();
  await goWithin(page, '/sitemap');
  await expect(offer(page)).toBeVisible();
  expect(await note(page)).toBe('here');
});

test('PWA-6 PWA-5 push messages arrive and open their pages before and after an update', async ({
  page,
  context,
  gate,
}) => {
  await context.grantPermissions(['notifications']);
  const [one, two] = releases as [Deploy, Deploy];
  const message = (title: string) =>
    JSON.stringify({
      notification: {
        title,
        body: 'Until Sunday',
        lang: 'en',
        dir: 'ltr',
        tag: title.toLowerCase(),
        navigate: `${gate.origin}/promotions?n=m1`,
        data: { id: 'm1', topic: 'promotions', priority: 'normal' },
      },
    });
  await gate.open(one.site.origin);
  await page.goto('/');
  await readyForOffline(page, one.assets);
  const before = await watchPush(page);
  const next = context.waitForEvent('serviceworker');
  await gate.open(two.site.origin);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await before.deliver(message('Before'));
  await expect.poll(before.count).toBe(1);
  await expect(page.getByRole('button', { name: 'Before' })).toBeVisible();

  await accept(page);
  await shows(page, two);
  await readyForOffline(page, two.assets);
  await leaveNote(page);
  const after = await watchPush(page, await next);
  await after.deliver(message('After'));
  await expect.poll(after.count).toBe(1);
  await after.click('After');
  await expect(page).toHaveURL(`${gate.origin}/promotions`);
  expect(await note(page)).toBe('here');
  expect([...before.errors, ...after.errors]).toEqual([]);
});
