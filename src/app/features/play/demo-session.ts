import type { RunningSlotSession } from '../../../operator/slot-sessions.ts';

/** A session for the style guide: half an hour in, slightly down. */
export const demoSession: RunningSlotSession = {
  id: 'demo',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  startedAt: '2030-03-04T20:00:00Z',
  elapsedSeconds: 1640,
  currency: 'EUR',
  stakes: 4200,
  wins: 2550,
  rounds: 42,
  balance: 13_203,
  limits: {},
};
