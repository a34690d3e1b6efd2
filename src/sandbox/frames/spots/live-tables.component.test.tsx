import { expect, onTestFinished, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { button, openSpots, status } from '../../../../tests/component/spots-page.tsx';
import type { LiveTableView } from '../../live/live-api.ts';
import { Refusal } from '../game-calls.ts';
import { followTable } from './follow-table.ts';
import type { SpotsPage } from './spots-page.ts';

const STANDING = { balance: 1000, isLast: false };
const DRAWN_COUP = { player: ['AS', '2H'], banker: ['9D', 'KC'] };

/** Stands in for the stream of a live table. @returns sends a view of the table */
function streamTable(page: SpotsPage) {
  const streams: { onmessage?: (event: Pick<MessageEvent, 'data'>) => void }[] = [];
  vi.stubGlobal(
    'EventSource',
    vi.fn(function (this: (typeof streams)[number]) {
      streams.push(this);
    }),
  );
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  followTable(page, 'some-game');
  return (view: Partial<LiveTableView>) =>
    streams[0]?.onmessage?.({
      data: JSON.stringify({
        time: 0,
        endsAt: 0,
        dealer: 'Ada',
        seedHash: 'hash',
        past: [],
        ...view,
      }),
    });
}

test('SPT-3 says that a live bet was too late until the result of its round', async () => {
  const { page, state } = await openSpots('live-baccarat', {
    bet: async () => {
      throw new Refusal('window_closed');
    },
    stand: async () => STANDING,
  });
  const show = streamTable(page);
  show({ round: 7, phase: 'betting', past: [DRAWN_COUP] });
  await button(/^Banker, 0\.95/).click();
  await button(/^Place bets/).click();
  await expect.element(status).toMatchTextContent('Too late for this round.');
  show({ round: 7, phase: 'spinning', past: [DRAWN_COUP] });
  await expect.element(status).toMatchTextContent('Too late for this round.');
  show({ round: 7, phase: 'result', drawn: DRAWN_COUP });
  await expect.element(status).toMatchTextContent('banker wins.');
  state.refusal = { code: 'insufficient_funds' };
  show({ round: 8, phase: 'betting', past: [DRAWN_COUP] });
  await expect.element(status).toMatchTextContent('Place your bets');
});

test('SPT-3 takes one live bet per betting window, then waits for the shared result', async () => {
  const bet = { round: 7, chips: { banker: 20 }, stake: 20 };
  const { state } = await openSpots('live-baccarat', {
    bet: async () => ({ ...STANDING, balance: 980, bet }),
  });
  const coup = { player: ['AS', '2H'], banker: ['9D', 'KC'] };
  const table = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past: [coup] };
  state.standing = STANDING;
  state.table = { ...table, phase: 'betting' };
  await expect.element(screen.getByText('Dealer: Ada')).toBeVisible();
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('Banker');
  await expectAccessible('.slot');
  await button(/^Banker, 0\.95/).click();
  await button(/^Place bets/).click();
  await expect.element(status).toMatchTextContent('Your bets of €0.20 are on the table.');
  await expect.element(button(/^Place bets/)).toHaveAttribute('aria-disabled', 'true');
  state.table = { ...table, phase: 'spinning' };
  await expect.element(status).toMatchTextContent('No more bets.');
  state.standing = { balance: 1019, isLast: false, last: { round: 7, stake: 20, win: 39 } };
  state.table = { ...table, phase: 'result', drawn: coup };
  await expect
    .element(status)
    .toMatchTextContent('Player 3, banker 9: banker wins. You win €0.39.');
});

test('SPT-3 offers no deposit while a bet that took most of the balance is on the table', async () => {
  const bet = { round: 7, chips: { banker: 600 }, stake: 600 };
  const { state } = await openSpots('live-baccarat', {
    bet: async () => ({ ...STANDING, balance: 400, bet }),
  });
  const deposit = button('Deposit');
  const table = { time: 0, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past: [DRAWN_COUP] };
  state.standing = STANDING;
  state.table = { ...table, round: 7, phase: 'betting' };
  state.chips = { banker: 600 };
  await button(/^Place bets/).click();
  await expect.element(status).toMatchTextContent('Your bets of €6.00 are on the table.');
  await expect.element(deposit).not.toBeInTheDocument();
  const last = { round: 7, stake: 600, win: 0 };
  Object.assign(state, { standing: { ...STANDING, balance: 400, last }, balance: 400 });
  state.table = { ...table, round: 7, phase: 'result', drawn: DRAWN_COUP };
  await expect.element(status).toMatchTextContent('No win.');
  await expect.element(deposit).not.toBeInTheDocument();
  state.table = { ...table, round: 8, phase: 'betting' };
  await expect.element(deposit).toBeVisible();
});

test('SPT-3 keeps the seed of the last live round beside its hash for verification', async () => {
  const { state } = await openSpots('live-baccarat');
  const view = { time: 0, endsAt: 0, dealer: 'Ada', past: [DRAWN_COUP] };
  state.standing = STANDING;
  state.table = { ...view, round: 7, phase: 'spinning', seedHash: 'hash-7' };
  await button('Paytable & rules').click();
  const help = screen.getByRole('dialog');
  await expect.element(help).not.toMatchTextContent('Seed:');
  const result = { phase: 'result', drawn: DRAWN_COUP, seed: 'seed-7' } as const;
  state.table = { ...view, ...result, round: 7, seedHash: 'hash-7' };
  await expect.element(help).toMatchTextContent('Seed: seed-7');
  state.table = { ...view, round: 8, phase: 'betting', seedHash: 'hash-8' };
  await expect
    .element(help)
    .toMatchTextContent(
      'Round 8Hash of the seed (base64url): hash-8Round 7Hash of the seed (base64url): hash-7Seed: seed-7',
    );
});

test('SPT-3 shows the result when the response to a live bet arrives after it', async () => {
  const bet = { round: 7, chips: { banker: 20 }, stake: 20 };
  const late = Promise.withResolvers<void>();
  const { state } = await openSpots('live-baccarat', {
    bet: () => late.promise.then(() => ({ ...STANDING, balance: 980, bet })),
    stand: async () => ({ ...STANDING, balance: 1019, last: { round: 7, stake: 20, win: 39 } }),
  });
  const drawn = { player: ['AS', '2H'], banker: ['9D', 'KC'] };
  const table = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past: [drawn] };
  state.standing = STANDING;
  state.table = { ...table, phase: 'betting' };
  await button(/^Banker, 0\.95/).click();
  await button(/^Place bets/).click();
  state.table = { ...table, phase: 'result', drawn };
  late.resolve();
  await expect.element(status).toMatchTextContent('banker wins. You win €0.39.');
  expect(state.balance).toBe(1019);
});

test('SPT-3 marks the bingo balls on the cards, and announces the lines of each card', async () => {
  const { state } = await openSpots('live-bingo');
  const balls = [9, 19, 28, 2, 16, 1, 3, 4, 6, 7, 10, 11];
  const table = {
    time: 0,
    round: 7,
    endsAt: 8000,
    dealer: 'Ada',
    seedHash: 'hash',
    past: [{ balls }],
  };
  state.standing = STANDING;
  state.table = { ...table, phase: 'betting' };
  await expect.element(screen.getByText('Caller: Ada')).toBeVisible();
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('2 lines');
  expect(document.querySelectorAll('.bingo-hit')).toHaveLength(0);
  await expectAccessible('.slot');
  await button('Card 1: 2, 12, 21, 5, 16, 25, 9, 19, 28: bet nothing').click();
  await expect.element(button(/^Card 1.*bet €0\.20$/)).toBeVisible();
  const marks = () => [...document.querySelectorAll('.bingo-hit')];
  const shown = () => marks().filter((mark) => getComputedStyle(mark).fontWeight === '800').length;
  // The draw begins in the future, then in the past: each ball waits for its time, also for late arrivals.
  state.table = { ...table, phase: 'spinning', drawn: { balls }, endsAt: 800_000 };
  await expect.poll(() => marks().length).toBe(22);
  expect(shown()).toBe(0);
  state.table = { ...table, round: 8, phase: 'spinning', drawn: { balls }, endsAt: 0 };
  await expect.poll(shown).toBe(22);
  state.chips = {};
  state.table = { ...table, round: 8, phase: 'result', drawn: { balls } };
  await expect.element(button(/^Card 1.* 2 lines: bet/)).toBeVisible();
  await expect.element(button(/^Card 2.* No line: bet/)).toBeVisible();
  await expect.element(status).toMatchTextContent(`Balls ${balls.join(', ')}.`);
  await expectAccessible('.slot');
  await button('Paytable & rules').click();
  const help = screen.getByRole('dialog');
  await expect.element(help).toMatchTextContent('6 lines49 to 11 in 3,613');
  await expect.element(help).toMatchTextContent('Return to player: 96.32%');
  await expectAccessible('.help');
});

test('SPT-3 keeps the times of the bingo balls when the stream reconnects during the draw', async () => {
  const { state } = await openSpots('live-bingo');
  const drawn = { balls: [9, 19, 28, 2, 16, 1, 3, 4, 6, 7, 10, 11] };
  const view = { round: 7, endsAt: 8000, seedHash: 'hash', past: [drawn], drawn };
  const delays = () =>
    [...document.querySelectorAll('.ball, .bingo-hit')].map(
      (element) => getComputedStyle(element).animationDelay,
    );
  state.standing = STANDING;
  state.table = { ...view, phase: 'spinning', time: 2000, dealer: 'Ada' };
  await expect.element(screen.getByText('Caller: Ada')).toBeVisible();
  const before = delays();
  expect(before).toContain('-2s');
  state.table = { ...view, phase: 'spinning', time: 5000, dealer: 'Marco' };
  await expect.element(screen.getByText('Caller: Marco')).toBeVisible();
  expect(delays()).toEqual(before);
});

test('SPT-3 turns a card for each side in Dragon Tiger, and names them', async () => {
  const { state } = await openSpots('live-dragon-tiger');
  const past = [{ sun: 'KH', moon: '4C' }];
  const table = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past };
  state.standing = STANDING;
  state.table = { ...table, phase: 'betting' };
  await expect.element(screen.getByRole('listitem')).toMatchTextContent('Sun');
  await expect.element(button('Suited tie 50 to 1: bet nothing')).toBeVisible();
  await expectAccessible('.slot');
  state.table = { ...table, phase: 'result', drawn: { sun: '9S', moon: '9S' } };
  await expect
    .element(status)
    .toMatchTextContent('Sun: 9 of spades. Moon: 9 of spades. Suited tie.');
  await button('Paytable & rules').click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('Sun, Moon1 to 196.27%');
});
