import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Answering, mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../tests/component/on-next-click.ts';
import { operator } from '../../../../tests/component/operator-api.ts';
import { allGamesQuery } from '../../../operator/catalogue.ts';
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

test('SPT-3 RTE-10 focuses the first game that “Show more” adds, and announces the number shown', async () => {
  // Two more steps, the last of which is not full.
  await mountApp('/games?category=slots', {
    async answering(request) {
      if (!new URL(request.url).pathname.endsWith('/games')) return undefined;
      const { items } = await (await operator(request)).json();
      const slots = items.filter(({ category }: { category: string }) => category === 'slots');
      return Response.json({ items: slots.slice(0, 100), total: 100 });
    },
  });
  const more = main.getByRole('link', { name: 'Show more games' });
  await expect.element(more).toBeVisible();
  let before = 0;
  // Presses until the button is gone.
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
  expect(before).toBe(96);
  await expect
    .poll(() => document.getElementById('page-announcement')?.textContent)
    .toMatch(/^(\d+) of \1 games$/);
});

test('SPT-3 offers a player to play a game, but not one that is closed', async () => {
  const { router } = await mountPlayer('/games?category=live');
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Blue Room Blackjack' }))
    .toMatchTextContent(/Coming soon/);
  await router.navigate('/games/moth-and-moon');
  await expect
    .element(main.getByRole('link', { name: 'Play', exact: true }))
    .toHaveAttribute('href', '/games/moth-and-moon/play');
  await router.navigate('/games/blue-room-blackjack');
  await expect.element(main.getByText(/This game has not launched yet\./)).toBeVisible();
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

/** Response to the request for all games; undefined leaves it to the operator. */
const gamesAnswer =
  (answer: ReturnType<Answering>): Answering =>
  ({ url }) =>
    new URL(url).pathname.endsWith('/games') ? answer : undefined;

/** Top edges of the search box, of "All games" and of the first row below the heading, in CSS px. */
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

test('SPT-3 PF-2 keeps the chosen provider while games load, and lists them in a later task', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { app } = await mountApp('/games?provider=Velour', { answering: gamesAnswer(promise) });
  const provider = main.getByRole('combobox', { name: 'Provider' });
  await expect.element(provider).toHaveValue('Velour');
  const { answers } = app.stores;
  const shown = new Promise((done) => {
    const stop = subscribe(answers, async () => {
      if (!answers.entries[allGamesQuery().key]) return;
      stop();
      // Microtasks run in the task of the answer, and so would React's update.
      for (let turn = 0; turn < 100; turn++) await undefined;
      done(titles());
    });
  });
  resolve(undefined);
  expect(await shown).toEqual([]);
  await expect.poll(() => titles().length).toBeGreaterThan(0);
  await expect.element(provider).toHaveValue('Velour');
});

test('SPT-3 distinguishes an operator without games from a search without results', async () => {
  const { router } = await mountApp('/games', {
    answering: gamesAnswer(Response.json({ items: [], total: 0 })),
  });
  await expect.element(main.getByText('No games at the moment')).toBeVisible();
  await router.navigate('/games?q=fox');
  await expect.element(main.getByText('No games found')).toBeVisible();
});

test('REQ-9 F16 shows that a part failed to load after a 503 without the maintenance flag', async () => {
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
