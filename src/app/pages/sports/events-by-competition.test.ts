import { expect, test } from 'vitest';
import type { SportsEvent } from '../../../operator/live.ts';
import { byCompetition } from './events-by-competition.ts';
import { type StandingEvent, standingEvents } from './standing-events.ts';

const event = (id: string, sport: string, competition: string): SportsEvent => ({
  id,
  sport,
  competition,
  home: 'A',
  away: 'B',
  startsAt: '2026-05-10T18:00:00Z',
  market: { name: 'Winner', selections: [] },
});

const titles = (places: readonly StandingEvent[]) =>
  byCompetition(places).map((found) => [
    found.sport,
    found.name,
    found.places.map(({ event: { id } }) => id),
  ]);

test('SPT-1 groups events by competition and keeps a sport together', () => {
  const opened = standingEvents(
    [],
    [
      event('1', 'football', 'Cup'),
      event('2', 'tennis', 'Cup'),
      event('3', 'football', 'League'),
      event('4', 'football', 'Cup'),
    ],
  );
  expect(titles(opened)).toEqual([
    ['football', 'Cup', ['1', '4']],
    ['football', 'League', ['3']],
    ['tennis', 'Cup', ['2']],
  ]);
});

test('PF-2 adds a card for new events below all others', () => {
  const opened = standingEvents([], [event('1', 'football', 'Cup'), event('2', 'tennis', 'Cup')]);
  const all = [...opened.map((place) => place.event), event('3', 'football', 'Cup')];
  expect(titles(standingEvents(opened, all))).toEqual([
    ['football', 'Cup', ['1']],
    ['tennis', 'Cup', ['2']],
    ['football', 'Cup', ['3']],
  ]);
});
