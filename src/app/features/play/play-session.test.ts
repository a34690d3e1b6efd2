import { expect, test } from 'vitest';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { nextState, type PlayEvent, type PlayState } from './play-session.ts';

const session: RunningSlotSession = {
  id: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  startedAt: '2026-11-20T20:00:00Z',
  elapsedSeconds: 600,
  currency: 'EUR',
  stakes: 1200,
  wins: 450,
  rounds: 12,
  balance: 9250,
  limits: { minutes: 60, loss: 2000, noticeMinutes: 15 },
  noticeDueAt: '2026-11-20T20:15:00Z',
};
const launch = { url: 'https://games.example.com/slot/neon-alley', messages: 'marquee' } as const;
const launched: PlayEvent = { type: 'launched', session, at: 0, launch };
const figures = (changes: Partial<RunningSlotSession> = {}): PlayEvent => ({
  type: 'figures',
  session: { ...session, ...changes },
  at: 1000,
});
const play = (...events: PlayEvent[]): PlayState =>
  events.reduce<PlayState>(nextState, { is: 'starting' });
const due = figures({ elapsedSeconds: 900 });

test('SPT-5 shows a notice by the operator’s clock and blocks play until confirmed', () => {
  expect(play(launched, figures({ elapsedSeconds: 899 })).is).toBe('running');
  expect(play(launched, due).is).toBe('notice');
  const answered = figures({ elapsedSeconds: 930, noticeDueAt: '2026-11-20T20:30:20Z' });
  expect(play(launched, due, answered).is).toBe('running');
});

test('SPT-5 covers the game when offline and follows the operator when back online', () => {
  const lost: PlayEvent = { type: 'cover', by: 'connection' };
  expect(play(launched, lost)).toMatchObject({ is: 'covered', by: 'connection' });
  expect(play(launched, lost, figures()).is).toBe('running');
  expect(play(launched, lost, due).is).toBe('notice');
  const ended = figures({ ended: { at: '2026-11-20T20:11:00Z', reason: 'inactive' } });
  expect(play(launched, lost, ended)).toMatchObject({ is: 'ended', reason: 'inactive' });
});

test.each(['other-tab', 'fault'] as const)(
  'SPT-3 reopens a game covered by %s with a new launch only',
  (by) => {
    const covered = play(launched, { type: 'cover', by }, figures({ rounds: 13 }));
    expect(covered).toMatchObject({ is: 'covered', by, table: { session: { rounds: 13 } } });
    expect(nextState(covered, { type: 'cover', by: 'connection' })).toEqual(covered);
    expect(nextState(covered, launched).is).toBe('running');
  },
);

test.each(['other-tab', 'fault'] as const)(
  'SPT-5 AUT-2 keeps a game covered by %s from the next player until the operator answers',
  (by) => {
    const login: PlayEvent = { type: 'cover', by: 'login' };
    for (const covers of [
      [login, { type: 'cover', by }],
      [{ type: 'cover', by }, login],
      [{ type: 'end' }, { type: 'cover', by }, login],
    ] as PlayEvent[][]) {
      expect(play(launched, ...covers)).toMatchObject({ is: 'covered', by: 'login' });
      expect(play(launched, ...covers, figures())).toMatchObject({ is: 'covered', by });
    }
  },
);

test('SPT-3 a hand stays open while a move of it is on its way', () => {
  const waits = { type: 'round', running: false, waits: true } as const;
  const moves: PlayEvent = { type: 'round', running: true };
  const over: PlayEvent = { type: 'round', running: false };
  expect(play(launched, moves)).toMatchObject({ table: { inRound: true, waits: false } });
  expect(play(launched, waits, moves)).toMatchObject({ table: { inRound: true, waits: true } });
  expect(play(launched, waits, moves, over)).toMatchObject({ table: { waits: false } });
});

test('SPT-3 asks about an open hand until it is over, whatever the figures say', () => {
  const waits = { type: 'round', running: false, waits: true } as const;
  const asking = play(launched, waits, { type: 'end' }, { type: 'ask' });
  expect(asking.is).toBe('asking');
  expect(nextState(asking, due).is).toBe('asking');
  expect(nextState(nextState(asking, due), { type: 'stay' }).is).toBe('notice');
  expect(nextState(asking, { type: 'round', running: false }).is).toBe('running');
  expect(nextState(asking, { type: 'cover', by: 'other-tab' }).is).toBe('covered');
  expect(play(launched, { type: 'end' }, { type: 'ask' }).is).toBe('ending');
});

test('SPT-3 keeps the game closed while a session ends, but follows its round', () => {
  const ending = play(launched, { type: 'round', running: true }, { type: 'end' });
  for (const event of [figures(), due, { type: 'cover', by: 'connection' }] as PlayEvent[])
    expect(nextState(ending, event).is).toBe('ending');
  expect(nextState(ending, { type: 'round', running: false })).toMatchObject({
    is: 'ending',
    table: { inRound: false },
  });
});

test('AUT-7 SPT-5 ends with the operator’s summary, or its last figures without one', () => {
  const summary = {
    id: 'S7',
    game: 'Neon Alley',
    spentTime: 640,
    spentAmount: 1300,
    wonAmount: 450,
    totalSessionBalance: -850,
  };
  const ending = play(launched, { type: 'end' });
  expect(nextState(ending, { type: 'ended', summary })).toEqual({
    is: 'ended',
    summary,
    currency: 'EUR',
    reason: 'left',
  });
  expect(nextState(ending, { type: 'ended', summary: undefined })).toMatchObject({
    reason: 'unconfirmed',
    summary: { spentTime: 600, spentAmount: 1200, totalSessionBalance: -750 },
  });
});

test('SPT-5 ends at a reached limit from any state, even before the game loads', () => {
  const reached = figures({
    elapsedSeconds: 3600,
    ended: { at: '2026-11-20T21:00:00Z', reason: 'time' },
  });
  const states = [play(), play(launched), play(launched, due), play(launched, { type: 'end' })];
  for (const state of states)
    expect(nextState(state, reached)).toMatchObject({
      is: 'ended',
      reason: 'time',
      summary: { spentTime: 3600 },
    });
});

test('SPT-3 ignores games and timers after the end', () => {
  const ended = play(launched, { type: 'end' }, { type: 'ended', summary: undefined });
  for (const event of [
    figures(),
    { type: 'round', running: true },
    { type: 'cover', by: 'fault' },
    { type: 'end' },
  ] as PlayEvent[])
    expect(nextState(ended, event)).toBe(ended);
});
