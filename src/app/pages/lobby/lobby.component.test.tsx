import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { type Answering, mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../tests/component/on-next-click.ts';
import { write } from '../../../../tests/component/operator-api.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { newRegistration, PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import type { DutiesOptions } from '../../browser/duties-options.ts';
import { goToMaintenance } from '../../browser/network.ts';

const main = page.getByRole('main');
const titles = () =>
  [...document.querySelectorAll('main .game-grid .poster-title')].map((one) => one.textContent);

test('SPT-3 puts provider and order into the URL and sorts the games accordingly', async () => {
  await mountApp('/games');
  await page.getByRole('combobox', { name: 'Provider' }).selectOptions('Lampblack');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOptions('A to Z');
  await expect.poll(() => location.search).toBe('?provider=Lampblack&sort=title');
  await expect
    .poll(titles)
    .toSatisfy(
      (now: string[]) =>
        now.length > 1 &&
        now.length < 304 &&
        String(now) === String(now.toSorted((a, b) => a.localeCompare(b, 'en'))),
    );
});

test('SPT-3 RTE-10 focuses the first game that a press adds, and tells how many are shown', async () => {
  await mountApp('/games?category=slots');
  const more = main.getByRole('link', { name: 'Show more games' });
  await expect.element(more).toBeVisible();
  let before = 0;
  // To the last press, which takes the button away.
  for (let at = 1; more.query(); at++) {
    await expect.poll(() => titles().length).toBe(48 * at);
    before = titles().length;
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => titles().length).toBeGreaterThan(before);
    await expect
      .poll(() => document.activeElement?.querySelector('.poster-title')?.textContent)
      .toBe(titles()[before]);
  }
  expect(before).toBeGreaterThan(0);
  await expect
    .poll(() => document.getElementById('page-announcement')?.textContent)
    .toMatch(/^(\d+) of \1 games$/);
});

test('HDR-8 SPT-3 asks a visitor who marks a favourite to log in and returns to the lobby', async () => {
  await mountApp('/games?category=jackpots');
  await main
    .getByRole('button', { name: 'Favourite: Vault of Vaudeville', exact: true })
    .first()
    .click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/login?returnUrl=%2Fgames%3Fcategory%3Djackpots');
});

test('SPT-3 shows that a game is closed and offers no way to play it', async () => {
  const { router } = await mountApp('/games?category=live');
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Blue Room Blackjack' }))
    .toMatchTextContent(/Coming soon/);
  await router.navigate('/games/blue-room-blackjack');
  await expect.element(main.getByText(/This game is not open yet\./)).toBeVisible();
  await expect.element(main.getByRole('link', { name: /Play/ })).not.toBeInTheDocument();
});

test('SPT-3 links a category rail to its whole category', async () => {
  await mountApp('/games');
  await main.getByRole('link', { name: 'See all: Jackpots' }).click();
  await expect.poll(() => location.pathname + location.search).toBe('/games?category=jackpots');
  await expect
    .element(main.getByRole('link', { name: 'Jackpots', exact: true }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByRole('heading', { name: 'All games' })).not.toBeInTheDocument();
});

test.for([
  [390, 844],
  [1440, 900],
] as const)(
  'SPT-3 reserves for a far rail the height that it takes at %i px',
  async ([width, height]) => {
    await resize(width, height);
    await mountApp('/games');
    await expect.element(main.getByRole('heading', { name: 'All games' })).toBeVisible();
    const rails = document.querySelectorAll<HTMLElement>('.lobby-rail-far');
    expect(rails.length).toBeGreaterThan(0);
    for (const rail of rails) {
      const reserved = getComputedStyle(rail).containIntrinsicBlockSize;
      rail.style.contentVisibility = 'visible';
      expect(Math.abs(rail.offsetHeight - Number.parseFloat(reserved.slice(5)))).toBeLessThan(2);
    }
  },
);

/** Answers the request for all games; undefined, then the operator does. */
const gamesAnswer =
  (answer: ReturnType<Answering>): Answering =>
  ({ url }) =>
    new URL(url).pathname.endsWith('/games') ? answer : undefined;

/** Tops of the search box, of "All games" and of the first row below the heading, in px. */
function places(): number[] {
  const topOf = (part: string) =>
    document.querySelector(`main ${part}`)?.getBoundingClientRect().top ?? Number.NaN;
  return ['.lobby-bar input[type=search]', '.lobby-bar a', '.lobby-rail'].map(
    (part) => topOf(part) - topOf('h1'),
  );
}

test('SPT-3 PF-2 keeps search, categories and the first row in place while the games load', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await mountApp('/games', { answering: gamesAnswer(promise) });
  await expect.element(main.getByRole('searchbox')).toBeVisible();
  const before = places();
  resolve(undefined);
  await expect.element(main.getByRole('link', { name: 'See all: Slots' })).toBeVisible();
  expect(places()).toEqual(before);
});

test('SPT-3 keeps the chosen provider while the games load', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await mountApp('/games?provider=Velour', { answering: gamesAnswer(promise) });
  const provider = main.getByRole('combobox', { name: 'Provider' });
  await expect.element(provider).toHaveValue('Velour');
  resolve(undefined);
  await expect.element(main.getByRole('link', { name: 'Slots', exact: true })).toBeVisible();
  await expect.element(provider).toHaveValue('Velour');
});

test('SPT-3 tells an operator without games from a search without results', async () => {
  const { router } = await mountApp('/games', {
    answering: gamesAnswer(Response.json({ items: [], total: 0 })),
  });
  await expect.element(main.getByText('No games at the moment')).toBeVisible();
  await router.navigate('/games?q=fox');
  await expect.element(main.getByText('No games found')).toBeVisible();
});

test('REQ-9 F16 says that a part did not load after a 503 without the maintenance flag', async () => {
  let isDown = true;
  const mounted = await mountApp('/sitemap', {
    answering: ({ url }) =>
      isDown && new URL(url).pathname.startsWith('/operator/')
        ? Response.json({ status: 503 }, { status: 503 })
        : undefined,
  });
  goToMaintenance({ ...mounted, basename: '' } as unknown as DutiesOptions);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  void mounted.router.navigate('/games');
  const failed = page.getByText('We couldn’t load this part');
  await expect.element(failed).toBeVisible();
  expect(location.pathname).toBe('/games');
  onNextClick(() => {
    isDown = false;
  });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failed).not.toBeInTheDocument();
});

test('SPT-3 gives a new player the most played games, the first within 280 px', async () => {
  await resize(390, 844);
  await mountPlayer('/games');
  const own = document.getElementsByClassName('players-games');
  await expect.poll(() => own[0]?.querySelector('h2')?.textContent).toBe('Most played');
  const first = own[0]?.querySelector('a');
  expect(first).toHaveAttribute('href', '/games/neon-alley');
  expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(280);
  await expect.element(main.getByText('Tap the heart on a game to save it here.')).toBeVisible();
  await main.getByRole('button', { name: 'Favourite: Velvet Fox', exact: true }).first().click();
  await expect.poll(() => own[0]?.querySelector('h2')?.textContent).toBe('Your favourites');
  expect(own[0]?.querySelectorAll('a')).toHaveLength(1);
});

test('SPT-3 aligns a poster’s title and caption alike where lines run from right to left', async () => {
  await resize(390, 844);
  await mountApp('/ar/games', { config: { languages: ['en', 'ar'] } });
  await expect.poll(() => document.querySelector('.poster-title')).not.toBeNull();
  const rightOf = (selector: string) => {
    const text = document.createRange();
    text.selectNodeContents(document.querySelector(selector) ?? document);
    return text.getBoundingClientRect().right;
  };
  expect(rightOf('.poster-title')).toBe(rightOf('.poster > small'));
});

test('SPT-3 offers play to a player', async () => {
  await mountPlayer('/games/moth-and-moon');
  await expect
    .element(main.getByRole('link', { name: 'Play', exact: true }))
    .toHaveAttribute('href', '/games/moth-and-moon/play');
});

test('SPT-4 FTR-2 opens a provider’s page by any name', async () => {
  const names = [
    'Café Nocturne',
    'Otter & Oak',
    'G.Games',
    'Half/Half',
    '100 % Luck',
    '🎰 Ñandú?#+',
  ];
  const items = names.map((displayName, index) => ({
    code: index === 0 ? 'cafe-nocturne' : 'lampblack',
    displayName,
    footerImage: null,
  }));
  await mountApp(`/providers/${encodeURIComponent('Otter & Oak')}`, {
    answering: ({ url }) =>
      new URL(url).pathname.endsWith('/game-providers') ? Response.json({ items }) : undefined,
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  await expect.element(heading('Otter & Oak')).toBeVisible();
  for (const name of ['🎰 Ñandú?#+', '100 % Luck', 'Half/Half', 'G.Games', 'Café Nocturne']) {
    await page
      .getByRole('navigation', { name: 'Other providers' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect.element(heading(name)).toBeVisible();
    const address = encodeURIComponent(name).replaceAll('.', '%2E');
    expect(location.pathname).toBe(`/providers/${address}`);
  }
});

test('HDR-8 SPT-3 marks a favourite once after the log-in and confirms it', async () => {
  const player = newRegistration();
  await write('/operator/accounts', player);
  const marked = vi.fn();
  await mountApp('/games', {
    answering({ method, url }) {
      if (method === 'PUT' && url.includes('/favourites/')) marked();
      return undefined;
    },
  });
  const heart = page.getByRole('button', { name: 'Favourite: Neon Alley' }).first();
  await heart.click();
  await page.getByLabelText('Username or email').fill(player.username);
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.element(page.getByText('Saved to your favourites.')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  expect(location.pathname).toBe('/games');
  expect(marked).toHaveBeenCalledOnce();
});

test('SPT-3 describes a game when its poster has the focus or is held by a finger', async () => {
  await mountApp('/games?category=slots');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const poster = main.getByRole('link', { name: /Neon Alley/ });
  await expect.element(poster).toBeVisible();
  const facts = page.getByRole('tooltip');
  const press = (type: string) =>
    poster
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }),
      );

  (poster.element() as HTMLElement).focus({ focusVisible: true } as FocusOptions);
  for (const fact of [/Provider ?Lampblack/, /95\.65%/, /High: bigger wins/, /Yes, play for free/])
    await expect.element(facts).toMatchTextContent(fact);
  await expect.element(poster).toHaveAccessibleDescription(/Lampblack/);
  // The focus may scroll the page: the facts stay at their poster.
  const before = poster.element().getBoundingClientRect().top;
  scrollBy({ top: before - 100, behavior: 'instant' });
  await expect.poll(() => poster.element().getBoundingClientRect().top).not.toBe(before);
  const distance = () => {
    const at = poster.element().getBoundingClientRect();
    const card = document.querySelector('[role="tooltip"]')?.getBoundingClientRect();
    return card && Math.max(card.top - at.bottom, at.top - card.bottom);
  };
  await expect.poll(distance).toBeCloseTo(8, 0);
  await userEvent.keyboard('{Escape}');
  await expect.element(facts).not.toBeInTheDocument();

  const passTime = holdTimers(450);
  press('pointerdown');
  press('pointerup');
  passTime();
  await expect.element(facts).not.toBeInTheDocument();
  press('pointerdown');
  passTime();
  await expect.element(facts).toBeVisible();
  press('pointerup');
  expect(press('click'), 'the end of the hold presses nothing').toBe(false);
  expect(location.pathname).toBe('/games');
});

test('SPT-3 describes a player’s own game, also one whose tile leads back to its session', async () => {
  await mountPlayer('/games', {
    async answering({ method, url }) {
      if (method !== 'GET' || !/\/accounts\/\w+\/games$/.test(url)) return undefined;
      return Response.json({
        favourites: ['velvet-fox'],
        recent: ['neon-alley'],
        inProgress: 'neon-alley',
      });
    },
  });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const facts = page.getByRole('tooltip');
  const focus = async (href: string) => {
    const tile = () => document.querySelector<HTMLElement>(`.players-games a[href='${href}']`);
    await expect.poll(tile).toBeVisible();
    tile()?.focus({ focusVisible: true } as FocusOptions);
  };
  await focus('/games/neon-alley/play?session=running');
  for (const fact of [/Neon Alley/, /Provider ?Lampblack/, /95\.65%/, /Yes, play for free/])
    await expect.element(facts).toMatchTextContent(fact);
  await focus('/games/velvet-fox');
  await expect.element(facts).toMatchTextContent(/Velvet Fox/);
});

test('SPT-3 keeps the facts of a game while the mouse is on them', async () => {
  await mountApp('/games?category=slots');
  const poster = main.getByRole('link', { name: /Neon Alley/ });
  const facts = page.getByRole('tooltip');
  const passTime = holdTimers(600);
  await poster.hover();
  // As a page does that has just been scrolled under the mouse.
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  scroll();
  passTime();
  await expect.element(facts).toBeVisible();
  scroll();
  await facts.hover();
  await expect.element(facts).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(facts).not.toBeInTheDocument();
});
