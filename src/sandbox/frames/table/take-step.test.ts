import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameMessage } from '../../../operator/frame-messages.ts';
import type { TableAnswer, TableOpening, TableStepRequest } from '../../games/table/table-api.ts';
import { Refusal } from '../game-calls.ts';
import { createTableState, type Table } from './table.ts';
import { takeStep } from './take-step.ts';
import { createTableWording } from './wording.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const round = { number: 1, bet: { stake: 100 }, stake: 100, win: 0, view: {} };
const open = { round: { ...round, choices: ['hit'] }, balance: 4900, isLast: false };
const done = { round: { ...round, choices: [] }, balance: 4900, isLast: false };

/** Creates a table with a server that returns or throws these values in turn. */
function tableOf(...answers: (TableAnswer<object> | Refusal)[]) {
  const told: string[] = [];
  const send = vi.fn(({ type }: GameMessage) => void told.push(type));
  const asked: TableStepRequest[] = [];
  const state = createTableState();
  const opening = { stakes: [100], minimumRoundMs: 3000 } as unknown as TableOpening<object>;
  Object.assign(state, { phase: 'idle', balance: 5000, opening });
  const table: Table = {
    state,
    wording: createTableWording('en'),
    site: { send, listen: () => () => undefined },
    client: {
      open: () => Promise.reject(new Refusal('other')),
      async step(request) {
        asked.push(request);
        const next = answers.shift();
        if (next === undefined) throw new Error('asked too often');
        if (next instanceof Refusal) throw next;
        return next;
      },
    },
  };
  return { table, state, told, asked };
}

it('SPT-3 retries a step with a lost response by its key', async () => {
  const lost = new Refusal('network');
  const { table, state, told, asked } = tableOf(lost, lost, open);
  const step = takeStep(table, { bet: { stake: 100 } });
  await vi.advanceTimersByTimeAsync(500);
  expect(state).toMatchObject({ phase: 'asking', isLost: true, balance: 5000 });
  await vi.runAllTimersAsync();
  await step;
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  expect(asked).toHaveLength(3);
  expect(told).toEqual(['round-started', 'round-waiting']);
  expect(state).toMatchObject({ phase: 'idle', isLost: false, balance: 4900 });
});

it('SPT-3 reports the round before the operator answers', async () => {
  const { table, told } = tableOf(open);
  const step = takeStep(table, { bet: { stake: 100 } });
  expect(told).toEqual(['round-started']);
  await step;
});

it('SPT-5 allows moves at once, and the next bet after the jurisdiction’s minimum time', async () => {
  const { table, state, told } = tableOf(open, done);
  await takeStep(table, { bet: { stake: 100 } });
  expect(state.phase).toBe('idle');
  const move = takeStep(table, { move: 'hit' });
  await vi.advanceTimersByTimeAsync(2900);
  expect(state.phase).toBe('resting');
  await vi.runAllTimersAsync();
  await move;
  expect(state.phase).toBe('idle');
  expect(told.at(-1)).toBe('round-ended');
});

it('SPT-5 sends nothing while the site pauses the game', async () => {
  const { table, state, asked } = tableOf(open);
  state.isPaused = true;
  await takeStep(table, { move: 'hit' });
  expect(asked).toEqual([]);
});

it.each([
  ['notice_due', 'idle', true],
  ['session_ended', 'over', true],
  ['limit_exceeded', 'idle', false],
])('SPT-5 after %s the table is %s, and the site checks the session: %s', async (...given) => {
  const [code, phase, isTold] = given;
  const { table, state, told } = tableOf(new Refusal(code));
  await takeStep(table, { move: 'double' });
  expect(state).toMatchObject({ phase, balance: 5000, refusal: { code } });
  expect(told.slice(2)).toEqual(isTold ? ['session-changed'] : []);
});
