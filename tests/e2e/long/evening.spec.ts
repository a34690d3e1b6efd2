import type { Page } from 'playwright/test';
import { defaultMounts } from '../../../src/sandbox/http/families.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { eightMinutesPass, movableClock } from '../../fixtures/operator-clock.ts';
import { signInAt, signInHere, signOutHere } from '../../fixtures/own-session.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { type RunningSite, startSandbox, startSite } from '../../fixtures/running-site.ts';
import { readyBook } from '../../fixtures/stand-in-book.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

// A player's evening with the operator's own slot and sportsbook, each on its own origin.
test.use({ reducedMotion: 'reduce', allowed: /ERR_INTERNET_DISCONNECTED/ });

const EVENING = 'log in, choose limits, play, read the notice, lose the connection, bet, log out';
const guest = (page: Page) => page.frameLocator('.guest-frame iframe');
const spin = (page: Page) => guest(page).getByRole('button', { name: /^Spin for/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figures = (page: Page) => page.getByLabel('Your session in this game');

test(`SPT-1 SPT-3 SPT-5 AUT-7 HDR-8 an evening on one origin: ${EVENING}, and a statement of it all`, async ({
  page,
  own,
}) => {
  const changes = { jurisdiction: 'es', content: { deadlineMs: 5000 } };
  const site = await own(startSite(changes, movableClock));
  await spendEvening(page, site.origin, site);
});

test(`SPT-1 SPT-3 SPT-5 AUT-7 HDR-8 an evening with every back end on other origins: ${EVENING}, and a statement`, async ({
  page,
  own,
}) => {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const sandbox = await own(startSandbox(origin, { ...movableClock, JURISDICTION: 'es' }));
  const backEnds = sandbox.origin.replace('127.0.0.1', 'localhost');
  const frames = /(?<=frames at )\S+/.exec(sandbox.output())?.[0] ?? '';
  const endpoints = Object.fromEntries(
    Object.entries(defaultMounts).map(([family, base]) => [family, backEnds + base]),
  );
  const changes = {
    endpoints: { ...endpoints, sportsbook: `${frames}/sportsbook` },
    frameOrigins: [frames],
    jurisdiction: 'es',
    content: { deadlineMs: 5000 },
  };
  await own(startSite(changes, { PORT: String(port) }));
  await spendEvening(page, origin, sandbox);
});

/** @param operator its clock is advanced while the player plays */
async function spendEvening(page: Page, origin: string, operator: RunningSite): Promise<void> {
  test.slow();
  await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await sitDown(page, origin);
  await playOn(page);
  await eightMinutesPass(operator);
  await playOn(page);
  await readNotice(page, operator);
  await loseConnection(page);
  const statement = await leaveGame(page);
  await bet(page);
  await signOut(page);
  await signInAt(page, origin, 'vera', statement);
  await readStatement(page);
}

/** Goes from the lobby to the game. A visitor logs in on the game's page, a player chooses limits. */
async function sitDown(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/games`);
  await expectHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Neon Alley' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Log in to play' }).click();
  await signInHere(page, 'vera');
  await page.getByRole('main').getByRole('link', { name: 'Play', exact: true }).click();

  for (const [name, choice] of [
    ['Session time limit', '30 min'],
    ['Session loss limit', '€20.00'],
    ['Remind me', 'every 15 min'],
    ['no new session for', 'No pause'],
  ] as const) {
    const field = page.getByRole('combobox', { name });
    await expect(field).toHaveValue('');
    await field.selectOption(choice);
  }
  await button(page, 'Start the session').click();
  await expect(figures(page)).toContainText('€20.00 left');
}

/** Plays one round, until the next may begin. */
async function playOn(page: Page): Promise<void> {
  await spin(page).click();
  await expect(result(page)).toContainText(/No win|You win|stake back/);
  await expect(spin(page)).toBeEnabled();
}
const result = (page: Page) => guest(page).getByRole('main').getByRole('status').first();

/** Lets 15 minutes pass during a round. The notice appears after the player has seen the round. */
async function readNotice(page: Page, operator: RunningSite): Promise<void> {
  const settled = page.waitForResponse(/\/slot\/api\/rounds$/);
  await spin(page).click();
  await settled;
  await eightMinutesPass(operator);
  const notice = page.getByRole('alertdialog', { name: 'Time for a quick check' });
  await expect(notice).toContainText(/You have been playing for 1\d min/, { timeout: 30_000 });
  await expect(notice).toContainText('€0.60');
  await expect(page.locator('.guest-frame iframe')).toHaveAttribute('inert');
  await notice.getByRole('button', { name: 'Keep playing' }).click();
  await expect(notice).toBeHidden();
  await expect(spin(page)).toBeEnabled();
}

/** Cuts the connection in the middle of a round, whether or not its response has arrived. */
async function loseConnection(page: Page): Promise<void> {
  await spin(page).click();
  await page.context().setOffline(true);
  const lost = page.getByRole('group', { name: 'You are offline' });
  await expect(lost).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await expect(lost).toBeHidden({ timeout: 40_000 });
  await expect(spin(page)).toBeEnabled();
}

/** @returns path of the session's statement */
async function leaveGame(page: Page): Promise<string> {
  await button(page, 'Leave').click();
  const summary = page.getByRole('main');
  await expect(summary.getByRole('heading', { name: 'Your session in Neon Alley' })).toBeVisible();
  await expect(summary).toContainText('€0.80');
  const statement = summary.getByRole('link', { name: 'View statement' });
  const path = (await statement.getAttribute('href')) ?? '';
  await summary.getByRole('link', { name: 'All games' }).click();
  return path;
}

/** Places a single bet on the first match. */
async function bet(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Quick access' }).getByText('Sports').click();
  const book = await readyBook(page);
  await book.locator('.odds[aria-disabled=false]').first().click();
  await book.getByRole('button', { name: 'Bet slip' }).click();
  await book.getByLabel('If odds change').selectOption('any');
  await book.getByLabel('Stake').fill('2.50');
  await book.getByRole('button', { name: 'Place bet' }).click();
  await expect(book.getByRole('heading', { name: 'Bet placed' })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await signOutHere(page);
  const summary = page.getByRole('dialog', { name: 'Your session, in figures' });
  await expect(summary).toContainText('Neon Alley');
  await expect(summary).toContainText('€0.80');
  await page.keyboard.press('Escape');
  await expect(summary).toBeHidden();
}

/** Expects that four rounds were started and four are booked. */
async function readStatement(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Verified', exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Rounds: 4', exact: true })).toBeVisible();
  await expect(main).toContainText('You left the game');
  await expect(main).toContainText('€0.80');
}
