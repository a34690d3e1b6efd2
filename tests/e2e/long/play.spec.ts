import type { Page } from 'playwright/test';
import { expectAccessible } from '../../fixtures/axe.ts';
import { signInAt } from '../../fixtures/own-session.ts';
import { expect, test } from '../../fixtures/own-site.ts';
import { goWithin } from '../../fixtures/pwa-page.ts';
import { startSite } from '../../fixtures/running-site.ts';
import { fillLogin, PASSWORD } from '../../fixtures/sign-in.ts';
import { gameFrame, say, sayType, standInGames } from '../../fixtures/stand-in-game.ts';
import { DESKTOP, PHONE } from '../../fixtures/viewports.ts';

// The page of a game with a scripted stand-in game and the embedded operator.
test.beforeEach(async ({ context }) => {
  await standInGames(context);
});

const PLAY = '/games/neon-alley/play';
const figures = (page: Page) => page.getByLabel('Your session in this game');
const shown = (page: Page) => page.frameLocator('.guest-frame iframe').getByText('Hears:');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cover = (page: Page, name: string) => page.getByRole('alertdialog', { name });

/** Logs in vera on the page of a game and waits until the game is ready. */
async function play(page: Page, origin: string): Promise<void> {
  await enter(page, origin);
  await goWithin(page, PLAY);
  await expect(shown(page)).toBeVisible();
}

/** Logs in vera on the page of all games. */
async function enter(page: Page, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'cookies_accepted', value: '1', url: origin }]);
  await signInAt(page, origin, 'vera', '/games');
}

test('SPT-3 back and forward wait for the running round, then end the session', async ({
  page,
  origin,
}) => {
  await play(page, origin);
  await button(page, 'Leave').click();
  await page.getByRole('link', { name: 'All games' }).click();
  // Going back earlier would only cancel the navigation.
  await expect(page.getByRole('heading', { name: 'Your session in Neon Alley' })).toBeHidden();
  await page.goBack();
  await expect(shown(page)).toBeVisible();
  await sayType(page, 'round-started');
  const ended = page.waitForResponse(/\/slots-session\/sessions\/\w+\/end$/);
  await page.goForward();
  await expect(page.getByRole('group', { name: 'Ending your session' })).toContainText('round');
  await expect(page).toHaveURL(PLAY);
  await sayType(page, 'round-ended');
  expect((await ended).status()).toBe(200);
  await expect(page).toHaveURL('/games');
});

test('SPT-3 closing the page ends its session', async ({ page, origin, context }) => {
  await play(page, origin);
  const other = await context.newPage();
  await other.goto(`${origin}/games`);
  await page.close({ runBeforeUnload: true });
  await other.goto(origin + PLAY);
  await expect(shown(other)).toBeVisible();
});

test.describe('two tabs', () => {
  test.use({ allowed: /status of 409/ });

  test('SPT-3 a second tab asks to take over the session, and the first can take it back', async ({
    page,
    origin,
    context,
  }) => {
    await play(page, origin);
    const second = await context.newPage();
    await second.goto(origin + PLAY);
    await expect(second.getByRole('heading', { name: 'You are already playing' })).toBeVisible();
    await expectAccessible(second);
    await button(second, 'Continue here').click();
    await expect(shown(second)).toBeVisible();

    const elsewhere = cover(page, 'This game is open somewhere else');
    await expect(elsewhere).toBeVisible();
    await expect(page.locator('.guest-frame iframe')).toHaveAttribute('inert');
    await button(page, 'Play here').click();
    await expect(elsewhere).toBeHidden();
    await expect(cover(second, 'This game is open somewhere else')).toBeVisible();
  });
});

test('F40 a game silent for ten seconds shows an error and reloads with a new ticket', async ({
  page,
  origin,
  context,
}) => {
  await standInGames(context, '<!doctype html><title>Silent</title>');
  await enter(page, origin);
  await goWithin(page, PLAY);
  const silent = cover(page, 'The game is not loading');
  // The ten seconds start with the frame.
  await expect(page.locator('.guest-frame iframe')).toBeAttached();
  await expect(silent).toBeVisible();
  await expect(page.locator('.guest-frame iframe')).toHaveAttribute('inert');
  await standInGames(context);
  const again = page.waitForRequest(/\/launch\?.*ticket=/);
  await silent.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(shown(page)).toBeVisible();
  await expect(silent).toBeHidden();
});

test.describe('refusals', () => {
  test.use({ allowed: [/status of 4\d\d/, /policy violation: frame-src/, /Framing '/] });

  test('F41 S22 a game that fails to open leaves no session; a foreign URL is not framed', async ({
    page,
    origin,
  }) => {
    await page.route(/\/nyx\/launch/, (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ type: 'about:blank', status: 409, code: 'game_unavailable' }),
      }),
    );
    await enter(page, origin);
    const ended = page.waitForResponse(/\/sessions\/\w+\/end$/);
    await goWithin(page, PLAY);
    await expect(
      page.getByRole('heading', { name: 'This game is not available right now' }),
    ).toBeVisible();
    expect((await ended).status()).toBe(200);
    await expectAccessible(page);

    await page.unroute(/\/nyx\/launch/);
    await page.route(/\/nyx\/launch/, (route) =>
      route.fulfill({ json: { url: `${origin}/games`, messages: 'none' } }),
    );
    await goWithin(page, '/games');
    await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
    await goWithin(page, PLAY);
    await expect(cover(page, 'We can’t show this game')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('F41 shows a message on the page of an unknown game', async ({ page, origin }) => {
    await enter(page, origin);
    await goWithin(page, '/games/no-such-game/play');
    await expect(page.getByRole('heading', { name: 'We don’t have that game' })).toBeVisible();
  });
});

for (const size of [PHONE, DESKTOP])
  test(`CKE-3 shows the cookie message below the game’s controls at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(`${PLAY}?mode=demo`);
    await expect(shown(page)).toBeVisible();
    const game = await page.locator('.guest-frame iframe').boundingBox();
    const notice = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    expect(notice?.y).toBeGreaterThanOrEqual((game?.y ?? 0) + (game?.height ?? 0));
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(size.height);
    await page.getByRole('button', { name: 'Accept' }).click();
    const whole = await page.locator('.guest-frame iframe').boundingBox();
    expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBe(size.height);
  });

test('S22 B57 hostile messages to the site have no effect', async ({ page, origin }) => {
  await play(page, origin);
  for (const message of [
    'leave',
    { type: 'leave' },
    { channel: 'marquee-sportsbook', type: 'login-needed' },
    { channel: 'marquee-game', type: 'leave', also: 1 },
    { channel: 'marquee-game', type: 'navigate', path: '/account' },
    ['leave'],
    null,
  ])
    await say(page, message);
  // Valid messages are also ignored if they come from the site's own window.
  await page.evaluate(() => postMessage({ channel: 'marquee-game', type: 'leave' }, '*'));
  // Messages arrive in order, so the site has handled the others when it reads the session after a round.
  const read = page.waitForResponse(/\/slots-session\/sessions\/S\d+$/);
  await sayType(page, 'round-ended');
  await read;
  await expect(shown(page)).toBeVisible();
  await expect(page.locator('.play-cover')).toHaveCount(0);
  await sayType(page, 'leave');
  await expect(page.getByRole('heading', { name: 'Your session in Neon Alley' })).toBeVisible();
});

test('SPT-5 a notice pauses the game until answered, and tells the operator', async ({
  page,
  origin,
}) => {
  await play(page, origin);
  let due = true;
  await page.route(/\/slots-session\/sessions\/S\d+$/, async (route) => {
    const session = await (await route.fetch()).json();
    const noticeDueAt = due ? session.startedAt : undefined;
    await route.fulfill({ json: { ...session, elapsedSeconds: 3600, noticeDueAt } });
  });
  await sayType(page, 'round-ended');
  const notice = cover(page, 'Time for a quick check');
  await expect(notice).toContainText('1 hr');
  await expectAccessible(page);
  const answered = page.waitForResponse(/\/sessions\/\w+\/notice$/);
  due = false;
  await notice.getByRole('button', { name: 'Keep playing' }).click();
  expect((await answered).status()).toBe(204);
  await expect(notice).toBeHidden();
  await expect(gameFrame(page).locator('output')).toHaveText('pause resume ');
  await expect(figures(page).getByRole('timer')).toHaveText(/^1:00:\d\d$/);
});

test.describe('without a network', () => {
  test.use({ allowed: /ERR_INTERNET_DISCONNECTED/ });

  test('SPT-5 a lost connection covers the game, which then recovers by itself', async ({
    page,
    origin,
    context,
  }) => {
    test.slow();
    await play(page, origin);
    await context.setOffline(true);
    await sayType(page, 'round-ended');
    const lost = page.getByRole('group', { name: 'You are offline' });
    await expect(lost).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(lost).toBeHidden({ timeout: 40_000 });
    await expect(shown(page)).toBeVisible();
  });
});

test('SPT-5 a player logs in again after a remote session end and sees the game’s result', async ({
  page,
  origin,
}) => {
  await play(page, origin);
  await page.evaluate(() => {
    new BroadcastChannel('marquee-session').postMessage({ type: 'ended', cause: 'inactivity' });
  });
  const out = cover(page, 'You are logged out');
  await expect(out).toBeVisible();
  await expect(page.getByLabel('Your session in this game')).toHaveCount(0);
  await expectAccessible(page);
  await out.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=.*session%3DS/);
  await fillLogin(page, 'vera', PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  // The operator ends a game session with the player's session.
  await expect(page.getByText('The session ended when you logged out.')).toBeVisible();
});

test('SPT-5 if required, limits are chosen before play and shown during it', async ({
  page,
  own,
}) => {
  const { origin } = await own(startSite({ jurisdiction: 'es' }));
  await enter(page, origin);
  await goWithin(page, PLAY);
  const choice = (name: string) => page.getByRole('combobox', { name });
  await expect(choice('Session time limit')).toHaveValue('');
  await button(page, 'Start the session').click();
  await expect(choice('Session time limit')).toBeFocused();
  await expect(page.getByText('Choose an option.')).toHaveCount(4);
  await expectAccessible(page);
  await choice('Session time limit').selectOption('30 min');
  await choice('Session loss limit').selectOption('€20.00');
  await choice('Remind me').selectOption('every 1 hr');
  await expect(page.getByText('no longer than the session')).toBeVisible();
  await choice('Remind me').selectOption('every 15 min');
  await choice('no new session for').selectOption('No pause');
  const started = page.waitForRequest(/\/slots-session\/sessions$/);
  await button(page, 'Start the session').click();
  expect((await started).postDataJSON()).toMatchObject({
    game: 'neon-alley',
    device: 'phone',
    limits: { minutes: 30, loss: 2000, noticeMinutes: 15, pauseHours: 0 },
  });
  await expect(figures(page)).toContainText(/29:\d\d left/);
  await expect(figures(page)).toContainText('€20.00 left');
});

test('SPT-5 if required, safer gambling links show above every game', async ({ page, own }) => {
  const { origin } = await own(startSite({ jurisdiction: 'se' }));
  await play(page, origin);
  const links = page.getByRole('navigation', { name: 'Safer gambling' });
  await expect(links.getByRole('link')).toHaveText(['Limits', 'Self-exclusion', 'Self-test']);
  await expectAccessible(page);
  await links.getByRole('link', { name: 'Limits' }).click();
  await expect(page).toHaveURL(`${origin}/account/limits`);
});
