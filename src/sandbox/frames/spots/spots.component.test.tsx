import { expect, onTestFinished, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { objections } from '../../../../tests/component/objections.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { button, GAME, openSpots, status } from '../../../../tests/component/spots-page.tsx';
import { Refusal } from '../game-calls.ts';

test('SPT-3 plays one round per key press even if held, and shows the result as text', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const play = vi.fn(() => promise);
  const { told } = await openSpots('roulette', { play });
  expect(await objections('.slot')).toEqual([]);
  for (const spot of ['Red, 1 to 1: bet nothing', 'Number 17, 35 to 1: bet nothing']) {
    (button(spot).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(button('Red, 1 to 1: bet €0.20')).toBeInTheDocument();
  (button(/^Spin/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  const round = { number: 1, stake: 40, win: 720, chips: {}, drawn: { number: 17 } };
  resolve({ round, balance: 1680, isLast: false } as never);
  await expect.element(status).toMatchTextContent('17 black. You win €7.20.');
  expect(play).toHaveBeenCalledExactlyOnceWith({
    key: expect.any(String),
    chips: { red: 20, 17: 20 },
  });
  expect(told()).toEqual(['round-started', 'round-ended']);
});

test('SPT-3 retries a lost response with the same key, and shows that it does', async () => {
  const keys: string[] = [];
  const back = Promise.withResolvers<void>();
  const round = { number: 1, stake: 20, win: 0, chips: {}, drawn: { dice: [1, 2, 6] } };
  await openSpots('sic-bo', {
    play: async ({ key }) => {
      keys.push(key);
      if (keys.length === 1) throw new Refusal('network');
      await back.promise;
      return { round, balance: 980, isLast: false };
    },
  });
  await button(/^Small/).click();
  await button(/^Roll/).click();
  await expect.element(status).toMatchTextContent('No connection.');
  back.resolve();
  await expect.element(status).toMatchTextContent('Dice 1, 2, 6: total 9. No win.');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('SPT-3 repeats the chips of the round before, and keeps those laid while there is none', async () => {
  const { state } = await openSpots('baccarat');
  await button(/^Player/).click();
  await expect.element(button('Repeat')).toHaveAttribute('aria-disabled', 'true');
  (button('Repeat').element() as HTMLElement).click();
  expect(state.chips).toEqual({ player: 20 });
  state.before = { tie: 100 };
  await button('Repeat').click();
  expect(state.chips).toEqual({ tie: 100 });
});

test('SPT-3 keeps the chips of a refused stake, and says that no stake was taken', async () => {
  const refused = async () => {
    throw new Refusal('limit_exceeded', { left: 100 });
  };
  const { state, told } = await openSpots('craps', { play: refused });
  await button(/^Pass line/).click();
  await button(/^Roll/).click();
  await expect.element(status).toMatchTextContent('You have €1.00 left of your limit.');
  expect(state.chips).toEqual({ pass: 20 });
  state.balance = 10;
  await button('Deposit').click();
  expect(told()).toContain('deposit-needed');
});

test.each(['en', 'es', 'ar'] as const)(
  'SPT-3 PGS-1 shows the start of a refusal and its whole deposit button in %s',
  async (lang) => {
    const { state } = await openSpots('roulette', {}, lang);
    Object.assign(state, { balance: 10, refusal: { code: 'insufficient_funds' } });
    const deposit = status.getByRole('button');
    await expect.element(deposit).toBeVisible();
    const said = status.element();
    // The frame beside the site's bar on a phone of 390 by 844 px.
    for (const [width, height] of [
      [390, 788],
      [695, 390],
    ] as const) {
      await resize(width, height);
      const start = said.querySelector('p')?.getBoundingClientRect().top;
      expect(start).toBeGreaterThanOrEqual(said.getBoundingClientRect().top);
      const label = document.createRange();
      label.selectNodeContents(deposit.element());
      const inset =
        label.getBoundingClientRect().left - deposit.element().getBoundingClientRect().left;
      expect(inset).toBeGreaterThanOrEqual(12);
    }
  },
);

test('SPT-3 FRM-1 shows title, message and chips of a game in text of twice the size', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  await resize(390, 788);
  const { state } = await openSpots('baccarat', {}, 'es');
  state.game = { ...GAME, chips: [20, 100, 500, 2000] };
  await expect.element(button('20,00 €')).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
  const title = document.querySelector('h1');
  expect(title?.scrollWidth).toBe(title?.clientWidth);
  const said = status.element();
  expect(said.scrollHeight).toBeLessThanOrEqual(said.clientHeight);
});

/** A result of each live table. */
const DRAWN: Readonly<Record<string, object>> = {
  'live-dice': { dice: [3, 4] },
  'live-bingo': { balls: [9, 19, 28] },
  'live-dragon-tiger': { sun: 'KH', moon: '4C' },
};

test('SPT-3 says no more that a bet was too high once its chips are cleared', async () => {
  const { state } = await openSpots('craps');
  state.chips = { pass: GAME.mostStake };
  await button(/^Pass line/).click();
  await expect.element(status).toMatchTextContent('This bet is above your maximum.');
  await button('Clear').click();
  await expect.element(status).not.toMatchTextContent('above your maximum');
});

test.each(['roulette', 'live-dice', 'live-wheel', 'live-bingo', 'live-dragon-tiger', 'sic-bo'])(
  'SPT-3 CFG-2 renders %s in Arabic, right to left, within a phone’s width',
  async (name) => {
    const { state } = await openSpots(name, {}, 'ar');
    const drawn = DRAWN[name] ?? { stop: 0 };
    if (name.startsWith('live-')) {
      const past = Array.from({ length: 12 }, () => drawn);
      const view = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past };
      state.table = { ...view, phase: 'betting' };
      await expect.element(screen.getByText(/^(?:الموزّع|المنادي): Ada$/)).toBeVisible();
    }
    expect(await objections('.slot')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(innerWidth);
    const main = document.querySelector('.spots-main');
    expect(main?.scrollWidth).toBe(main?.clientWidth);
    await button('جدول المدفوعات والقواعد').click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent('HMAC-SHA256');
    expect(document.querySelector('.slot')?.textContent).not.toMatch(
      /Place|Number|Dealer|Field|Card|Tie/,
    );
  },
);
