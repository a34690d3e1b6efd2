import { expect, test } from 'vitest';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import type { Table } from './play-session.ts';
import { readEveryMs } from './use-play.ts';

const session: RunningSlotSession = {
  id: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  startedAt: '2026-11-20T20:00:00Z',
  elapsedSeconds: 0,
  currency: 'EUR',
  stakes: 0,
  wins: 0,
  rounds: 0,
  balance: 1000,
  limits: {},
};
const table = { session, at: 0 } as Table;

test('SPT-5 AUT-2 asks again whose game is covered by a log-in, but not while logged out', () => {
  expect(readEveryMs({ is: 'covered', by: 'login', table }, true)).toBe(3000);
  expect(readEveryMs({ is: 'covered', by: 'login', table }, false)).toBeUndefined();
  expect(readEveryMs({ is: 'covered', by: 'connection', table }, false)).toBe(3000);
  expect(readEveryMs({ is: 'running', table }, true)).toBe(15_000);
});
