import type { Frame, Page } from 'playwright/test';
import { openLastMatch } from '../fixtures/framed-book.ts';
import { balanceFor, nextToken } from '../fixtures/operator-calls.ts';
import { signInAt, signOutHere } from '../fixtures/own-session.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { startSite } from '../fixtures/running-site.ts';
import { fillLogin, PASSWORD } from '../fixtures/sign-in.ts';
import { holdBook, readyBook } from '../fixtures/stand-in-book.ts';
import { expect, test } from '../fixtures/test.ts';
import { DESKTOP } from '../fixtures/viewports.ts';

// The site's sports page with the embedded operator's sportsbook on another origin.
test.beforeEach(async ({ context, site: { origin } }) => {
  await context.addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
});

const title = (book: Frame) => book.getByRole('heading', { level: 1 });
const EURO = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const search = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Search' });

/** Sets a marker on the sportsbook's window, which a reload removes. */
const leaveNote = (book: Frame) => book.evaluate(() => Object.assign(window, { note: 'here' }));
const note = (book: Frame) => book.evaluate(() => Reflect.get(window, 'note'));

test('SPT-1 the URL follows the sportsbook and opens its pages, and it loads once', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/sports');
  const book = await readyBook(page);
  await expect(title(book)).toHaveText('Upcoming');
  await leaveNote(book);
  await openLastMatch(book);
  await expect(page).toHaveURL(/\/sports\/\w+\/[\w-]+\/[\w-]+$/);
  const event = page.url();
  await expect(title(book)).toHaveText(/ against /);
  const name = (await title(book).textContent()) ?? '';
  // Focus stays in the sportsbook, which manages it itself.
  await expect(page.locator('.guest-frame iframe')).toBeFocused();

  await book.getByRole('link', { name: 'Live now' }).click();
  await expect(page).toHaveURL('/sports/live');
  await expect(page).toHaveTitle(/^Live betting/);
  await page.goBack();
  await expect(page).toHaveURL(event);
  await expect(title(book)).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL('/sports');
  await expect(title(book)).toHaveText('Upcoming');
  await page.goForward();
  await expect(title(book)).toHaveText(name);
  await page.getByRole('navigation', { name: 'Quick access' }).getByText('Sports').click();
  await expect(page).toHaveURL('/sports');
  await expect(title(book)).toHaveText('Upcoming');
  expect(await note(book)).toBe('here');

  await page.goto(event);
  await expect(title(await readyBook(page))).toHaveText(name);
  await page.goto('/es/sports/live');
  await expect(title(await readyBook(page))).toHaveText('En vivo');
});

test('SPT-2 MOB-1 MOB-6 search opens the sportsbook’s sidebar, even if pressed too early', async ({
  page,
  context,
}) => {
  const letGo = await holdBook(context);
  await page.goto('/sports');
  await expectHydrated(page);
  await search(page).click();
  await expect(page.getByRole('main').getByRole('searchbox')).not.toBeFocused();
  letGo();
  const book = await readyBook(page);
  await expect(book.getByRole('searchbox')).toBeFocused();
  await expect(search(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(book.getByRole('searchbox')).toBeHidden();
  await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
  await search(page).click();
  await expect(book.getByRole('searchbox')).toBeFocused();
});

test('SPT-1 HDR-8 a visitor who bets logs in, returns to the match, and is logged in there', async ({
  page,
  own,
}) => {
  // The bet changes the data of a seeded player, so use a separate site.
  const { origin } = await own(startSite({ content: { deadlineMs: 5000 } }));
  await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await page.goto(`${origin}/sports`);
  const visited = await readyBook(page);
  await openLastMatch(visited);
  await expect(page).toHaveURL(/\/sports\/\w+\//);
  const match = page.url();
  await visited.locator('.odds[aria-disabled=false]').first().click();
  await visited.getByRole('button', { name: 'Bet slip' }).click();
  await visited.getByRole('button', { name: 'Log in to bet' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsports%2F/);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(match);

  await page.setViewportSize(DESKTOP);
  const book = await readyBook(page);
  await expect(book.locator('.top-bar-balance')).toBeVisible();
  // The site keeps the slip, so this also works in browsers that block storage in cross-site frames.
  await expect(book.locator('.odds[aria-pressed=true]')).toHaveCount(1);
  await book.locator('.odds[aria-disabled=false][aria-pressed=false]').first().click();
  await book.getByLabel('If odds change').selectOption('any');
  await book.getByLabel('Stake').fill('2.50');
  const token = nextToken(page);
  await book.getByRole('button', { name: 'Place bet' }).click();
  await expect(book.getByRole('heading', { name: 'Bet placed' })).toBeVisible();
  const authorization = await token;
  await expect(async () => {
    const { cash, bonus } = await balanceFor(origin, authorization);
    const shown = await book.locator('.top-bar-balance').textContent();
    expect(shown).toContain(EURO.format((cash + bonus) / 100));
  }).toPass();

  await signOutHere(page);
  await expect(book.locator('.top-bar-balance')).toBeHidden();
  await signInAt(page, origin, 'nico', '/sports');
  const again = await readyBook(page);
  await expect(again.locator('.top-bar-balance')).toBeVisible();
});
