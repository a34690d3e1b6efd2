import type { SportsEvent } from '../../operator/live.ts';

const event: SportsEvent = {
  id: 'demo',
  sport: 'football',
  competition: 'Lantern Cup',
  home: 'Northgate Rovers',
  away: 'Atlético Puerto Lindo',
  startsAt: '2030-05-20T18:30:00Z',
  market: {
    name: 'Match result',
    selections: [
      { name: 'Northgate Rovers', odds: 2.1 },
      { name: 'Draw', odds: 3.25 },
      { name: 'Atlético Puerto Lindo', odds: 3.6 },
    ],
  },
};
/** One to come and one under way. */
export const demoEvents: SportsEvent[] = [
  event,
  { ...event, id: 'demo-live', live: { minute: 63, score: [2, 1] } },
];
