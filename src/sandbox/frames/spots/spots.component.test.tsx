import { beforeEach, expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { Refusal } from '../game-calls.ts';
import type { TableLanguage } from '../table/wording.ts';
import { App } from './app.tsx';
import type { SpotsClient } from './spots-client.ts';
import { createSpotsState, placeOf, SpotsContext } from './spots-page.ts';
import '../slot/app.css';
import './spots.css';

const GAME = {
  token: 'token',
  game: {
    title: 'Brass Rail Roulette',
    tones: { light: '#fff', base: '#e8b64c', deep: '#5a3d00', around: '#0a6b42', night: '#120a14' },
  },
  balance: 1000,
  currency: 'EUR',
  chips: [20, 100],
  mostStake: 50_000,
  minimumRoundMs: 0,
  seedHash: 'hash',
};
const STANDING = { balance: 1000, isLast: false };

/** Renders the page of an open game, as after `openings`. */
async function open(name: string, client: Partial<SpotsClient> = {}, lang: TableLanguage = 'en') {
  const state = createSpotsState();
  Object.assign(state, { phase: 'idle', game: GAME, balance: GAME.balance });
  const site = { send: vi.fn(), listen: () => () => undefined };
  const place = placeOf(`/${name}/some-game`);
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  // As in index.html, so that the page has the height of the frame.
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'app';
  await render(
    <SpotsContext value={{ ...place, state, lang, client: client as SpotsClient, site }}>
      <App />
    </SpotsContext>,
    { container },
  );
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  return { state, told: () => site.send.mock.calls.map(([message]) => message.type) };
}
const DRAWN_COUP = { player: ['AS', '2H'], banker: ['9D', 'KC'] };
/** A result of each live table. */
const DRAWN: Readonly<Record<string, object>> = {
  'live-dice': { dice: [3, 4] },
  'live-bingo': { balls: [9, 19, 28] },
  'live-dragon-tiger': { sun: 'KH', moon: '4C' },
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = screen.getByRole('status');
beforeEach(() => () => {
  document.documentElement.dir = '';
});

test('SPT-3 plays one round per key press even if held, and shows the result as text', async () => {
  const { promise, resolve } = Promise.withResolvers<never>();
  const play = vi.fn(() => promise);
  const { told } = await open('roulette', { play });
  await expectAccessible('.slot');
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

/** The text of the control that has the focus. */
const focused = () => {
  const control = document.activeElement;
  return (control?.querySelector('.spot-look') ?? control)?.textContent;
};
/** Presses keys one by one, each of which moves the focus. @param moves keys, and where they lead to */
async function expectMoves(moves: readonly (readonly [string, string])[]) {
  for (const [key, control] of moves) {
    await userEvent.keyboard(`{${key}}`);
    expect(focused(), key).toBe(control);
  }
}
const chip = screen.getByRole('button', { name: '€0.20', exact: true });
const MORE = 'Splits, streets, corners and lines';

test('SPT-3 moves between all spots of roulette by arrow keys, with one tab stop', async () => {
  await open('roulette');
  (button('Leave the game').element() as HTMLElement).focus();
  await expectMoves([
    ['Tab', '0'],
    ['ArrowLeft', '0'],
    ['ArrowDown', '3'],
    ['ArrowRight', '4'],
    ['ArrowDown', '10'],
    ['ArrowLeft', '9'],
    ['ArrowUp', '3'],
    ['End', MORE],
    ['ArrowUp', '3rd dozen'],
    ['ArrowRight', '1st column'],
    ['ArrowUp', 'Odd'],
    ['ArrowUp', '34'],
    ['Home', '0'],
    ['End', MORE],
    ['Enter', MORE],
  ]);
  await expect.element(screen.getByRole('group', { name: 'Corner' })).toBeVisible();
  await expectMoves([
    ['ArrowDown', '0-3'],
    ['ArrowRight', '1-2'],
    ['ArrowDown', '8-9'],
    ['ArrowUp', '1-2'],
    ['End', '31–36'],
    ['Home', '0'],
  ]);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(button('Line 31–36, 5 to 1: bet €0.20')).toHaveFocus();
  expect(document.querySelectorAll('.board [tabindex="0"]')).toHaveLength(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toMatch('31–36');
});

test('SPT-3 keeps a tab stop on the board when the list that has it is closed', async () => {
  await open('roulette');
  const more = screen.getByText(MORE);
  await more.click();
  await button(/^Split 1-2,/).click();
  // As in browsers in which a press does not move the focus.
  (more.element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('.board [tabindex="0"]')).toBe(more.element());
});

test('SPT-3 moves between the spots of roulette as they lie on a phone on its side', async () => {
  await resize(...ON_ITS_SIDE);
  await open('roulette');
  document.querySelector<HTMLElement>('.spot')?.focus();
  await expectMoves([
    ['ArrowRight', 'Red'],
    ['ArrowRight', '1st dozen'],
    ['ArrowDown', '2nd dozen'],
    ['ArrowLeft', 'Black'],
    ['ArrowLeft', '6'],
    ['ArrowDown', '12'],
    ['ArrowLeft', '11'],
  ]);
});

test('SPT-3 CFG-2 moves between the spots of roulette as they lie in Arabic', async () => {
  await open('roulette', {}, 'ar');
  document.querySelector<HTMLElement>('.spot')?.focus();
  await expectMoves([
    ['ArrowDown', '3'],
    ['ArrowLeft', '4'],
    ['ArrowRight', '3'],
    ['ArrowRight', '2'],
  ]);
});

test.each(['baccarat', 'sic-bo', 'craps', 'live-wheel', 'live-bingo', 'live-dragon-tiger'])(
  'SPT-3 has one tab stop for the board of %s, and arrow keys within',
  async (name) => {
    await open(name);
    const spots = [...document.querySelectorAll('.spot')];
    (button('Leave the game').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(spots[0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(spots[1]);
    await userEvent.keyboard('{Tab}');
    await expect.element(chip).toHaveFocus();
  },
);

/** Sizes of the frame beside the site's bar on a phone of 390 by 844 px. */
const UPRIGHT = [390, 788] as const;
const ON_ITS_SIDE = [695, 390] as const;

test.each(
  (['roulette', 'live-roulette'] as const).flatMap((name) =>
    (['en', 'es', 'ar'] as const).flatMap((lang) =>
      [UPRIGHT, ON_ITS_SIDE].map((size) => [name, lang, ...size] as const),
    ),
  ),
)(
  'SPT-3 shows all bets of %s in %s with its actions at %i by %i px',
  async (...[name, lang, width, height]) => {
    await resize(width, height);
    const { state } = await open(name, {}, lang);
    if (name === 'live-roulette') {
      const past = Array.from({ length: 12 }, () => ({ number: 36 }));
      const view = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past };
      state.table = { ...view, phase: 'betting' };
      await expect.poll(() => document.querySelectorAll('.scene-live li')).toHaveLength(8);
    }
    const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
    expect(spots).toHaveLength(37 + 12);
    const main = document.querySelector('.spots-main') as HTMLElement;
    const { top, bottom } = main.getBoundingClientRect();
    for (const spot of [...spots, document.querySelector('summary') as HTMLElement]) {
      const box = spot.getBoundingClientRect();
      expect(Math.min(box.width, box.height), spot.textContent).toBeGreaterThanOrEqual(24);
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.bottom).toBeLessThanOrEqual(bottom);
      expect(spot.scrollWidth, spot.textContent).toBeLessThanOrEqual(spot.clientWidth);
      expect(spot.scrollHeight, spot.textContent).toBeLessThanOrEqual(spot.clientHeight);
    }
    for (const action of document.querySelectorAll('.desk button')) {
      const box = action.getBoundingClientRect();
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.bottom).toBeLessThanOrEqual(height);
    }
    expect(main.scrollWidth).toBe(main.clientWidth);
  },
);

test.each([
  ['roulette', 390, 788],
  ['roulette', 375, 611],
  ['sic-bo', 390, 788],
] as const)(
  'SPT-3 lays a chip beside the number of a spot in %s at %i by %i px',
  async (name, width, height) => {
    await resize(width, height);
    await open(name);
    const spots = [...document.querySelectorAll<HTMLElement>('.spot')];
    for (const spot of spots.slice(0, 20)) {
      spot.click();
      await expect.poll(() => spot.querySelector('.spot-chip')).not.toBeNull();
      const label = document.createRange();
      label.selectNode(spot.querySelector('.spot-look')?.firstChild as Node);
      const chip = spot.querySelector('.spot-chip')?.getBoundingClientRect();
      // Glyphs of digits fill less than the line's lower quarter.
      const { bottom, height } = label.getBoundingClientRect();
      expect(chip?.top).toBeGreaterThanOrEqual(bottom - height / 4);
    }
  },
);

test('SPT-3 retries a lost response with the same key, and shows that it does', async () => {
  const keys: string[] = [];
  const back = Promise.withResolvers<void>();
  const round = { number: 1, stake: 20, win: 0, chips: {}, drawn: { dice: [1, 2, 6] } };
  await open('sic-bo', {
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

test('SPT-3 keeps the chips of a refused stake, and says that no stake was taken', async () => {
  const refused = async () => {
    throw new Refusal('limit_exceeded', { left: 100 });
  };
  const { state, told } = await open('craps', { play: refused });
  await button(/^Pass line/).click();
  await button(/^Roll/).click();
  await expect.element(status).toMatchTextContent('You have €1.00 left of your limit.');
  expect(state.chips).toEqual({ pass: 20 });
  state.balance = 10;
  await button('Deposit').click();
  expect(told()).toContain('deposit-needed');
});

test('SPT-3 takes one live bet per betting window, then waits for the shared result', async () => {
  const bet = { round: 7, chips: { banker: 20 }, stake: 20 };
  const { state } = await open('live-baccarat', {
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

test('SPT-3 keeps the seed of the last live round beside its hash for verification', async () => {
  const { state } = await open('live-baccarat');
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
  const { state } = await open('live-baccarat', {
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
  const { state } = await open('live-bingo');
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
  const { state } = await open('live-bingo');
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
  const { state } = await open('live-dragon-tiger');
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

test.each(['roulette', 'live-dice', 'live-wheel', 'live-bingo', 'live-dragon-tiger', 'sic-bo'])(
  'SPT-3 CFG-2 renders %s in Arabic, right to left, within a phone’s width',
  async (name) => {
    const { state } = await open(name, {}, 'ar');
    const drawn = DRAWN[name] ?? { stop: 0 };
    if (name.startsWith('live-')) {
      const past = Array.from({ length: 12 }, () => drawn);
      const view = { time: 0, round: 7, endsAt: 0, dealer: 'Ada', seedHash: 'hash', past };
      state.table = { ...view, phase: 'betting' };
      await expect.element(screen.getByText(/^(?:الموزّع|المنادي): Ada$/)).toBeVisible();
    }
    await expectAccessible('.slot');
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
