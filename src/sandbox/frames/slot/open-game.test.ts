import { expect, it } from 'vitest';
import type { OpeningAnswer } from '../../games/slot/slot-api.ts';
import { Refusal } from '../game-calls.ts';
import { openGame } from './open-game.ts';
import { createSlotState } from './slot-state.ts';
import { createWording } from './wording.ts';

it.each([
  ['not in a new session', undefined, []],
  [
    'after an earlier round',
    { number: 1, stake: 20, win: 0, stops: [], wins: [] },
    ['round-ended'],
  ],
])(
  'SPT-3 reports to the site that no round is open only after a round (%s)',
  async (_, last, expected) => {
    const told: string[] = [];
    const answer = { balance: 5000, stakes: [20], ...(last && { last }) };
    const slot = {
      state: createSlotState(),
      wording: createWording('en'),
      site: {
        send: ({ type }: { type: string }) => told.push(type),
        listen: () => () => undefined,
      },
      client: {
        open: async () => answer as unknown as OpeningAnswer,
        play: () => Promise.reject(new Refusal('other')),
      },
    };
    await openGame(slot, { ticket: 'ticket' });
    expect(slot.state.phase).toBe('idle');
    expect(told).toEqual(expected);
  },
);
