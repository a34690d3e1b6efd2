import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { slotTables } from '../../games/slot/pay-tables.ts';
import type { OpeningAnswer, RoundAnswer, RoundRequest } from '../../games/slot/slot-api.ts';
import { Refusal } from '../game-calls.ts';
import type { Slot } from './slot.ts';
import { createSlotState } from './slot-state.ts';
import { createWording } from './wording.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer: RoundAnswer = {
  round: { number: 1, stake: 20, win: 0, stops: [1, 2, 3, 4, 5], wins: [] },
  balance: 4980,
  isLast: false,
};

/** Opens a game with a server that returns or throws these values in turn. */
async function open(...answers: (RoundAnswer | Refusal)[]) {
  const { playRound } = await import('./play-round.ts');
  const told: string[] = [];
  const asked: RoundRequest[] = [];
  const state = createSlotState();
  const game = { stakes: [20, 40], minimumRoundMs: 3000, game: { table: slotTables.low } };
  Object.assign(state, { phase: 'idle', balance: 5000, game: game as unknown as OpeningAnswer });
  const slot: Slot = {
    state,
    wording: createWording('en'),
    site: { send: ({ type }) => told.push(type), listen: () => () => undefined },
    client: {
      open: () => Promise.reject(new Refusal('other')),
      async play(request) {
        asked.push(request);
        const next = answers.shift();
        if (next === undefined) throw new Error('asked too often');
        if (next instanceof Refusal) throw next;
        return next;
      },
    },
  };
  return { state, told, asked, play: () => playRound(slot) };
}

it('SPT-3 retries a lost response by key, and updates the balance after the reels stop', async () => {
  const lost = new Refusal('network');
  const { state, told, asked, play } = await open(lost, lost, answer);
  const played = play();
  await vi.advanceTimersByTimeAsync(500);
  expect(state).toMatchObject({ phase: 'asking', isLost: true });
  await vi.advanceTimersByTimeAsync(2600);
  expect(state).toMatchObject({ phase: 'turning', isLost: false, balance: 5000 });
  await vi.runAllTimersAsync();
  await played;
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(told).toEqual(['round-started', 'round-ended']);
  expect(state).toMatchObject({ phase: 'idle', balance: 4980 });
});

it('SPT-5 delays the next round as the jurisdiction requires, and while the site pauses', async () => {
  const { state, asked, play } = await open(answer, answer);
  void play();
  await vi.advanceTimersByTimeAsync(2900);
  expect(state.phase).toBe('resting');
  await play();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  state.isPaused = true;
  await play();
  expect(asked).toHaveLength(1);
  state.isPaused = false;
  void play();
  expect(asked).toHaveLength(2);
});

it.each([
  ['notice_due', 'idle', true],
  ['session_ended', 'over', true],
  ['token_invalid', 'over', true],
  ['limit_exceeded', 'idle', false],
  ['insufficient_funds', 'idle', false],
])(
  'SPT-5 after %s the game is %s, and the site checks the session: %s',
  async (code, phase, isTold) => {
    const { state, told, play } = await open(new Refusal(code));
    await play();
    expect(state).toMatchObject({ phase, balance: 5000, refusal: { code } });
    expect(told.slice(2)).toEqual(isTold ? ['session-changed'] : []);
  },
);

it('SPT-5 shows a round in full before the session ends', async () => {
  const { state, told, play } = await open({ ...answer, isLast: true });
  const played = play();
  await vi.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['round-started']);
  await vi.runAllTimersAsync();
  await played;
  expect(state.phase).toBe('over');
  expect(told).toEqual(['round-started', 'round-ended', 'session-changed']);
});
