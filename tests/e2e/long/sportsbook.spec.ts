import type { Frame, Page } from 'playwright/test';
import { defaultMounts } from '../../../src/sandbox/http/families.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { layoutShifts, recordLayoutShifts } from '../../fixtures/layout-shifts.ts';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { startSandbox, startSite } from '../../fixtures/running-site.ts';
import { fillLogin, PASSWORD } from '../../fixtures/sign-in.ts';
import { holdBook, readyBook, SILENT, standInBook } from '../../fixtures/stand-in-book.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

// The site's sports page with the embedded operator's sportsbook on another origin.
test.beforeEach(async ({ context, origin }) => {
  await context.addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
});

const title = (book: Frame) => book.getByRole('heading', { level: 1 });
const search = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' });

/** Sets a marker on the sportsbook's window, which a reload removes. */
const leaveNote = (book: Frame) => book.evaluate(() => Object.assign(window, { note: 'here' }));
const note = (book: Frame) => book.evaluate(() => Reflect.get(window, 'note'));

test('SPT-1 a sportsbook with its own history adds no second entry to the window’s history', async ({
  page,
  context,
}) => {
  await standInBook(context);
  await page.goto('/sports');
  const book = await readyBook(page);
  for (const path of ['/football', '/tennis']) {
    await book.evaluate((to) => {
      history.pushState(to, '');
      parent.postMessage({ channel: 'marquee-sportsbook', type: 'navigated', path: to }, '*');
    }, path);
    await expect(page).toHaveURL(`/sports${path}`);
  }
  await book.evaluate(() => {
    addEventListener('popstate', ({ state }) =>
      parent.postMessage(
        { channel: 'marquee-sportsbook', type: 'navigated', path: state ?? '/' },
        '*',
      ),
    );
  });
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/sports/football');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/sports');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('SPT-2 in a wide window a page button toggles the sidebar', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/sports');
  const book = await readyBook(page);
  const button = page.getByRole('main').getByRole('button', { name: 'Sports and search' });
  await expect(book.getByRole('searchbox')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(book.getByRole('searchbox')).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

for (const size of [PHONE, DESKTOP]) {
  test(`PF-2 SPT-1 at ${size.width} px the sportsbook replaces the matches without a shift, with one scroll bar`, async ({
    page,
    context,
  }) => {
    const letGo = await holdBook(context);
    await page.setViewportSize(size);
    await recordLayoutShifts(page);
    await page.goto('/sports');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0);
    letGo();
    const book = await readyBook(page);
    await expect(title(book)).toBeVisible();
    const box = await page.locator('.guest-frame iframe').boundingBox();
    const bar = size === PHONE ? 56 : 0;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height - bar, 0);
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page, '.sports');
  });
}

test('PF-2 SPT-1 the site’s matches stay until the sportsbook has its own', async ({
  page,
  context,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/sportsbook/api/events**');
  await context.route('**/sportsbook/api/events**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/sports');
  await asked;
  const board = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(board).not.toHaveCount(0);
  await expect(page.locator('.sports')).not.toHaveAttribute('data-ready');
  resolve();
  const book = await readyBook(page);
  await expect(book.locator('.odds').first()).toBeVisible();
  await expect(board).toHaveCount(0);
});

test('SPT-1 a visitor’s bet slip keeps its selections and stake after login', async ({
  page,
  origin,
}) => {
  // The test browser blocks storage in cross-site frames, which real browsers only partition. Here both are one site.
  await page
    .context()
    .addCookies([{ name: 'cookies_accepted', value: '1', url: 'http://127.0.0.1' }]);
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/sports`);
  const visited = await readyBook(page);
  // The match that stays upcoming longest.
  await visited.locator('.odds[aria-disabled=false]').last().click();
  await visited.getByRole('button', { name: 'Bet slip' }).click();
  await visited.getByLabel('Stake').fill('2.50');
  const chosen = await visited.locator('.slip-leg b').first().textContent();
  await visited.getByRole('button', { name: 'Log in to bet' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsports/);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/sports$/);

  const book = await readyBook(page);
  const slip = book.getByRole('button', { name: /^Bet slip/ });
  await expect(slip).toHaveAttribute('aria-expanded', 'true');
  await expect(book.locator('.slip-leg b').first()).toHaveText(chosen ?? '');
  await expect(book.getByLabel('Stake')).toHaveValue('2.50');
  await book.getByLabel('If odds change').selectOption('any');
  await book.getByRole('button', { name: 'Place bet' }).click();
  await expect(book.getByRole('heading', { name: 'Bet placed' })).toBeVisible();
  await page.reload();
  await expect((await readyBook(page)).locator('.slip-leg')).toHaveCount(0);
});

test('SPT-1 the sportsbook follows the theme of the page and its changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/sports');
  await page.evaluate(() => localStorage.setItem('theme', 'system'));
  await page.reload();
  const book = await readyBook(page);
  await expect(book.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(book.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('F40 a sportsbook silent for ten seconds: matches without odds, a retry, a working site', async ({
  page,
  context,
}) => {
  await standInBook(context, SILENT);
  await recordLayoutShifts(page);
  await page.goto('/sports', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByText('The sportsbook opens in a moment')).toBeVisible();
  await expect(main.getByText('The sportsbook isn’t loading')).toBeVisible();
  await expect(page.locator('.guest-frame iframe')).toHaveAttribute('inert');
  await expect(main.locator('.event-row').first()).toContainText('suspended');
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);
  await search(page).click();
  await expect(main.getByRole('searchbox')).toBeFocused();

  await context.unrouteAll();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(title(await readyBook(page))).toHaveText('Upcoming');
  await page.getByRole('navigation', { name: 'Quick access' }).getByText('Casino').click();
  await expect(page).toHaveURL('/games');
});

test.describe('without a network', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('F40 SPT-1 an open sportsbook stays unchanged while the connection is lost', async ({
    page,
    context,
  }) => {
    test.slow();
    // A stream that opens later would restore the connection.
    const streaming = page.waitForResponse(/\/sportsbook\/api\/odds/);
    await page.goto('/sports');
    const book = await readyBook(page);
    await leaveNote(book);
    await streaming;
    await context.setOffline(true);
    await expect(book.getByText('No connection')).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await expect(page.locator('.sports')).toHaveAttribute('data-ready');
    await context.setOffline(false);
    await expect(book.getByText('No connection')).toBeHidden();
    expect(await note(book)).toBe('here');
  });
});

test('HOM-5 SPT-1 a match on home links to its page in the sportsbook', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  for (const match of ['/sports/live/', '/sports/']) {
    const card = page.locator(`a.event[href^="${match}"]`).first();
    const home = (await card.locator('.event-side').first().textContent()) ?? '';
    await card.click();
    await expect(page).toHaveURL(new RegExp(`${match}\\w+/[\\w-]+/[\\w-]+$`));
    await expect(title(await readyBook(page))).toContainText(home.replace(/\d+$/, ''));
    await page.goto('/');
    await expectHydrated(page);
  }
});

test('SPT-1 SPT-2 frames and messages the sportsbook with all back ends on other origins', async ({
  page,
  own,
}) => {
  const port = await freePort();
  const sandbox = await own(startSandbox(`http://localhost:${port}`));
  const operator = sandbox.origin.replace('127.0.0.1', 'localhost');
  const frames = /(?<=frames at )\S+/.exec(sandbox.output())?.[0] ?? '';
  const endpoints = Object.fromEntries(
    Object.entries(defaultMounts).map(([family, base]) => [family, operator + base]),
  );
  const site = await own(
    startSite(
      { endpoints: { ...endpoints, sportsbook: `${frames}/sportsbook` } },
      { PORT: String(port) },
    ),
  );
  await signInAt(page, site.origin, 'vera', '/sports/live');
  await page.setViewportSize(DESKTOP);
  const book = await readyBook(page);
  expect(new URL(book.url()).origin).toBe(frames);
  await expect(book.locator('.top-bar-balance')).toBeVisible();
  await book.getByRole('link', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(`${site.origin}/sports`);
});
