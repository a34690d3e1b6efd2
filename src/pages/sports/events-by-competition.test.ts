import { expect, test } from 'vitest';
import type { SportsEvent } from '../../operator/live.ts';
import { byCompetition } from './events-by-competition.ts';

const event = (id: string, sport: string, competition: string): SportsEvent => ({
  id,
  sport,
  competition,
  home: 'A',
  away: 'B',
  startsAt: '2026-05-10T18:00:00Z',
  market: { name: 'Winner', selections: [] },
});

test('events stand under their competition, and a sport stays together', () => {
  const found = byCompetition([
    event('1', 'football', 'Cup'),
    event('2', 'tennis', 'Cup'),
    event('3', 'football', 'League'),
    event('4', 'football', 'Cup'),
  ]);
  expect(found.map(({ sport, name, events }) => [sport, name, events.map(({ id }) => id)])).toEqual(
    [
      ['football', 'Cup', ['1', '4']],
      ['football', 'League', ['3']],
      ['tennis', 'Cup', ['2']],
    ],
  );
});
