import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { heard, openBook, openLastMatch } from '../fixtures/framed-book.ts';
import { PASSWORD } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// The sandbox's sportsbook alone in a frame of the site's origin: messages, bets, keyboard.
test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED/ });

/** The last path that the sportsbook reported to the site. */
const toldPath = async (page: Page) =>
  (await heard(page)).findLast(({ type }) => type === 'navigated')?.path ?? '';
const say = (page: Page, message: object) =>
  page.evaluate((said) => (window as unknown as { say: (m: object) => void }).say(said), message);

/** Requests a ticket for vera, as the site would. */
async function ticketAt(origin: string): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${origin}/operator${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Request-ID': randomUUID(),
        Origin: origin,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const { accessToken } = await post('/accounts/sessions', {
    username: 'vera',
    password: PASSWORD,
  });
  return (await post('/sportsbook/tickets', {}, accessToken)).ticket ?? '';
}

test('SPT-1 asks a visitor to log in, then places the same slip and informs the site', async ({
  page,
  site,
}) => {
  const frame = await openBook(page);
  // One of the two matches that stay upcoming longest, because the first may kick off and leave the list.
  for (const place of ['last-child', 'nth-last-child(2)'])
    await frame.locator(`.event:${place} .odds[aria-disabled=false]`).last().click();
  await expect(frame.locator('.odds[aria-pressed=true]')).toHaveCount(2);
  await frame.getByRole('button', { name: 'Bet slip' }).click();
  await frame.getByRole('button', { name: 'Log in to bet' }).click();
  await expect(frame.getByRole('alert')).toContainText('Log in to place this bet');
  const isTold = async () => (await heard(page)).some(({ type }) => type === 'login-needed');
  await expect.poll(isTold).toBe(true);

  await say(page, { type: 'player', ticket: await ticketAt(site.origin) });
  await frame.getByRole('button', { name: 'Place bet' }).click();
  await expect(
    frame.getByText('Enter an amount from 0.10 to 999,999.99, for example 5 or 2.50'),
  ).toBeVisible();
  await frame.getByLabel('Stake').fill('2.50');
  await frame.getByLabel('If odds change').selectOption('any');
  await frame.getByLabel('Stake').press('Enter');
  await expect(frame.getByRole('heading', { name: 'Bet placed' })).toBeFocused();
  const types = async () => (await heard(page)).map(({ type }) => type);
  await expect.poll(types).toContain('balance-changed');
  const told = await heard(page);
  // The site offers no update while the slip has selections (PWA-6).
  const slips = told.filter(({ type }) => type === 'slip').map(({ selections }) => selections);
  expect([...slips.slice(0, 3), slips.at(-1)]).toEqual([0, 1, 2, 0]);

  await frame
    .getByRole('region', { name: 'Bet slip' })
    .getByRole('link', { name: 'My bets' })
    .click();
  await expect(frame.getByText('Accumulator (2 selections)').first()).toBeVisible();
  await expect.poll(() => toldPath(page)).toBe('/my-bets');
  await say(page, { type: 'player', ticket: null });
  await expect(frame.getByText('Log in to see your bets.')).toBeVisible();
});

test('SPT-2 MOB-6 opens the sidebar at its search, and reports its navigation to the site', async ({
  page,
}) => {
  const frame = await openBook(page);
  await say(page, { type: 'toggle-sidebar' });
  await expect(frame.getByRole('searchbox', { name: 'Search matches' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await say(page, { type: 'toggle-sidebar' });
  await expect(frame.getByRole('searchbox', { name: 'Search matches' })).toBeFocused();
  await page.keyboard.type('Nortgate');
  await page.keyboard.press('Enter');
  await expect(
    frame.getByRole('heading', { level: 1, name: /\d+ match(es)? found/ }),
  ).toBeVisible();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  const changes = async () =>
    (await heard(page)).filter(({ type }) => type === 'sidebar').map(({ open: is }) => is);
  // The first message gives the state when the frame is ready.
  await expect.poll(changes).toEqual([false, true, false, true, false]);

  await openLastMatch(frame);
  await expect(frame.getByRole('heading', { level: 2, name: 'Match result' })).toBeVisible();
  await expect.poll(() => toldPath(page)).toMatch(/^\/football\/[a-z-]+\/football-\d+$/);
  const path = await toldPath(page);
  await say(page, { type: 'show', path: '/tennis' });
  await expect(frame.getByRole('heading', { level: 1, name: 'Tennis' })).toBeVisible();
  await say(page, { type: 'show', path });
  await expect(frame.getByRole('heading', { level: 2, name: 'Double chance' })).toBeVisible();
  expect((await heard(page)).filter((message) => message.path === '/tennis')).toEqual([]);
});
