import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../tests/component/axe.ts';
import { holdTimers } from '../../../tests/component/held-timers.ts';
import { mountPlayer } from '../../../tests/component/mount-player.tsx';
import { objections } from '../../../tests/component/objections.ts';
import { operator, register, write } from '../../../tests/component/operator-api.ts';

const main = page.getByRole('main');

/** Logs in a player whose break has just begun. */
async function onBreak() {
  const session = await register();
  const { accountCode, accessToken } = session;
  const body = { kind: 'break', days: 7 };
  const { until } = await write<{ until: string }>(
    `/operator/accounts/${accountCode}/exclusions`,
    body,
    accessToken,
  );
  const [day, year] = [new Date(until).getDate(), new Date(until).getFullYear()];
  const end = new RegExp(`You cannot deposit, bet or play until .*\\b${day}\\b.*\\b${year}\\b`);
  return { session, end };
}

test('PGS-1 keeps reading until the operator reports that a break is over', async () => {
  const { session } = await onBreak();
  const runHeld = holdTimers(30_000);
  let reads = 0;
  let isOver = false;
  await mountPlayer('/promotions', {
    session,
    async answering(request) {
      if (request.url.endsWith('/limits')) {
        const limits = await (await operator(request)).json();
        const until = new Date(Date.now() - 60_000).toISOString();
        return Response.json({ ...limits, exclusion: { ...limits.exclusion, until } });
      }
      if (!request.url.endsWith('/accounts/me')) return undefined;
      const profile = await (await operator(request)).json();
      reads++;
      return Response.json({ ...profile, accountStatus: isOver ? 'active' : 'excluded' });
    },
  });
  const gate = main.getByRole('heading', { name: 'You are on a break' });
  await expect.poll(() => reads).toBeGreaterThan(1);
  const before = reads;
  dispatchEvent(new Event('online'));
  await expect.poll(() => reads).toBeGreaterThan(before);
  await expect.element(gate).toBeVisible();
  isOver = true;
  runHeld();
  await expect.element(gate).not.toBeInTheDocument();
});

test('PGS-1 replaces what is on offer during a break by what remains available, with its end', async () => {
  const { session, end } = await onBreak();
  const { router } = await mountPlayer('/sitemap', { session });
  for (const [path, title, offered] of [
    ['/games', 'Games', () => main.getByRole('searchbox')],
    ['/promotions', 'Promotions', () => main.getByRole('link', { name: /Sunday slot race/ })],
    [
      '/promotions/sunday-slot-race',
      'Sunday slot race',
      () => main.getByRole('button', { name: 'Join' }),
    ],
    ['/games/neon-alley', 'Neon Alley', () => main.getByRole('link', { name: 'Play for free' })],
    ['/providers/Lampblack', 'Lampblack', () => main.getByRole('link', { name: /Neon Alley/ })],
    ['/games/neon-alley/play?mode=demo', 'Neon Alley', () => main.getByTitle('Game: Neon Alley')],
    ['/sports', 'Sports', () => main.getByRole('searchbox')],
  ] as const) {
    const on = { message: path };
    await router.navigate(path);
    await expect.poll(() => document.title, on).toBe(`${title} · Marquee`);
    await expect
      .element(main.getByRole('heading', { name: 'You are on a break' }), on)
      .toBeVisible();
    await expect.element(main.getByText(end), on).toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Withdraw' }), on)
      .toHaveAttribute('href', '/account/cashier?direction=withdrawal');
    await expect.element(offered(), on).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('button', { name: 'Favourite: Neon Alley' }), on)
      .not.toBeInTheDocument();
    await expect
      .element(main.getByRole('heading', { name: 'You may also like' }), on)
      .not.toBeInTheDocument();
    expect(await objections('main'), path).toEqual([]);
  }
  await expectAccessible();
});

test('PGS-1 shows a break that began elsewhere when the player returns to the tab', async () => {
  const session = await register();
  await mountPlayer('/games', { session });
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  // Loads after the page.
  await expect.poll(() => document.querySelector('.notices')).not.toBeNull();
  const { accountCode, accessToken } = session;
  const body = { kind: 'break', days: 7 };
  await write(`/operator/accounts/${accountCode}/exclusions`, body, accessToken);
  const now = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
  clock.mockRestore();
  await expect.element(main.getByRole('heading', { name: 'You are on a break' })).toBeVisible();
});

test('PGS-1 keeps a player’s bets to cash out during a break, its line below the footer', async () => {
  const { session } = await onBreak();
  await mountPlayer('/sports', { session });
  await main.getByRole('link', { name: 'Your bets' }).click();
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  expect(location.pathname).toBe('/sports/my-bets');
  const edgeOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  for (const width of [390, 1440]) {
    await page.viewport(width, 844);
    await expect.element(page.getByText('You are on a break')).toBeVisible();
    await expect
      .poll(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const [end, line] = [edgeOf('.footer-body > :last-child'), edgeOf('.break-line')];
        return end && line && line.height > 0 && end.bottom <= line.top;
      })
      .toBe(true);
  }
});

test('PGS-1 shows a break and its end on home and the overview, but not over forms', async () => {
  await page.viewport(390, 844);
  const { session, end } = await onBreak();
  const { router } = await mountPlayer('/', { session });
  const said = main.getByRole('heading', { name: 'You are on a break' });
  await expect.element(said).toBeVisible();
  await expect.element(main.getByText(end)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Your activity' })).toBeVisible();
  await expect.poll(() => document.querySelector('.home .game-rail')).not.toBeNull();
  for (const rail of document.querySelectorAll('.home .game-rail'))
    expect(getComputedStyle(rail).display).toBe('none');
  // The heading of a section disappears with its rails.
  await expect.poll(() => document.querySelector('.home .section')).not.toBeNull();
  await expect.element(main.getByRole('heading', { name: 'Table games' })).not.toBeInTheDocument();
  const panel = document.querySelector('.break-panel .page-state')?.getBoundingClientRect();
  expect(panel?.left).toBeGreaterThan(0);
  expect(panel?.right).toBeLessThan(390);
  // Other pages show a single line.
  await router.navigate('/sitemap');
  await expect.element(page.getByText('You are on a break')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await router.navigate('/account');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expect.element(page.getByText('You are on a break')).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Your break' }))
    .toHaveAttribute('href', '/account/limits#limits-exclusion');
  await expect.element(main.getByText(end)).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Take a break' })).not.toBeInTheDocument();
  await router.navigate('/account/cashier');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cashier' })).toBeVisible();
  await expect.element(main.getByText(end)).toBeVisible();
  await expect.poll(() => document.querySelector('.break-line')).toBeNull();
});

test('PGS-1 leaves the questions of a campaign page during a break, and nothing to play', async () => {
  const { session } = await onBreak();
  await mountPlayer('/welcome/casino', { session });
  await expect.poll(() => document.querySelector('.break-line')).not.toBeNull();
  await expect.element(main.getByText('How long does it take to create an account?')).toBeVisible();
  await expect.poll(() => document.querySelector('main .poster')).not.toBeNull();
  for (const poster of document.querySelectorAll('main .poster'))
    expect(poster.checkVisibility()).toBe(false);
});

test.each([
  [390, '/'],
  [1440, '/es'],
  [320, '/es/games'],
  [390, '/games'],
  [1440, '/ar/games'],
])(
  'PF-2 PGS-1 keeps the place of a break until its panel arrives: %i px, %s',
  async (width, path) => {
    await page.viewport(width, 844);
    const { session } = await onBreak();
    // The boot script marks the page before first paint.
    const { dataset } = document.documentElement;
    Object.assign(dataset, { session: 'restoring', break: '' });
    onTestFinished(() => {
      delete dataset['session'];
      delete dataset['break'];
    });
    const known = Promise.withResolvers<void>();
    await mountPlayer(path, {
      session,
      config: { languages: ['en', 'es', 'ar'] },
      async answering({ url }) {
        if (url.endsWith('/accounts/me')) await known.promise;
        return undefined;
      },
    });
    /** Where the page ends and what follows it begins, in CSS px. */
    const end = () => main.element().getBoundingClientRect().bottom;
    await expect.poll(() => document.querySelector('main .poster')).not.toBeNull();
    const before = end();
    for (const poster of document.querySelectorAll('main .poster'))
      expect(poster.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    known.resolve();
    await expect.poll(() => document.querySelector('.break-panel .page-state')).not.toBeNull();
    await expect
      .poll(() => document.querySelector('.break-panel p')?.textContent)
      .toMatch(/\d|[٠-٩]/);
    if (path.endsWith('/games')) expect(end()).toBe(before);
    // Home goes on below the window.
    else expect(Math.min(before, end())).toBeGreaterThanOrEqual(innerHeight);
  },
);
