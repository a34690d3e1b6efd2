import { expect, test } from 'vitest';
import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';
import { nearLimit } from './near-limit.ts';
import { elapsedSeconds, leftOf, nextReadMs } from './session-clock.ts';

const session: RunningSlotSession = {
  id: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  startedAt: '2026-11-20T20:00:00Z',
  elapsedSeconds: 890,
  currency: 'EUR',
  stakes: 1200,
  wins: 450,
  rounds: 12,
  balance: 9250,
  limits: { minutes: 30, loss: 2000, noticeMinutes: 15 },
  noticeDueAt: '2026-11-20T20:15:00Z',
};

test('SPT-5 counts on from the operator’s time and stops after the end', () => {
  expect(elapsedSeconds(session, 5000, 9999)).toBe(894);
  expect(elapsedSeconds(session, 5000, 4000)).toBe(890);
  const ended = { ...session, ended: { at: '2026-11-20T20:14:50Z', reason: 'left' } as const };
  expect(elapsedSeconds(ended, 5000, 60_000)).toBe(890);
});

test('SPT-5 reads figures every 15 s, and when something is due', () => {
  expect(nextReadMs({ ...session, elapsedSeconds: 100 }, false)).toBe(15_000);
  expect(nextReadMs(session, false)).toBe(11_100);
  expect(nextReadMs({ ...session, elapsedSeconds: 1799 }, false)).toBe(2100);
  // A due time in the past is not requested in a loop.
  expect(nextReadMs({ ...session, elapsedSeconds: 1000 }, false)).toBe(15_000);
  expect(nextReadMs(session, true)).toBe(3000);
});

test('SPT-5 computes what remains of limits: a win offsets losses, not more', () => {
  expect(leftOf(session, 890)).toEqual({ seconds: 910, loss: 1250 });
  expect(leftOf({ ...session, wins: 5000 }, 890).loss).toBe(2000);
  expect(leftOf({ ...session, stakes: 9000 }, 4000)).toEqual({ seconds: 0, loss: 0 });
  expect(leftOf({ ...session, limits: {} }, 890)).toEqual({ seconds: undefined, loss: undefined });
});

test('SPT-5 warns of a limit before it ends the session', () => {
  const hour = { ...session, limits: { minutes: 60, loss: 2000 } };
  expect(nearLimit(hour, 3299)).toBeUndefined();
  expect(nearLimit(hour, 3300)).toBe('time');
  expect(nearLimit({ ...hour, limits: { minutes: 15 } }, 809)).toBeUndefined();
  expect(nearLimit({ ...hour, limits: { minutes: 15 } }, 810)).toBe('time');
  expect(nearLimit({ ...hour, stakes: 2050 }, 0)).toBe('loss');
  expect(nearLimit({ ...hour, stakes: 2049 }, 0)).toBeUndefined();
  expect(nearLimit({ ...session, limits: {} }, 90_000)).toBeUndefined();
});
