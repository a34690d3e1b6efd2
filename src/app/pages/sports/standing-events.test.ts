import { expect, test } from 'vitest';
import type { SportsEvent } from '../../../operator/live.ts';
import { standingEvents } from './standing-events.ts';

const event = (id: string, competition = 'Cup'): SportsEvent => ({
  id,
  sport: 'football',
  competition,
  home: 'A',
  away: 'B',
  startsAt: '2026-05-10T18:00:00Z',
  market: { name: 'Winner', selections: [] },
});
const words = (places: ReturnType<typeof standingEvents>) =>
  places.map(({ event: { id }, gone, arrival }) => `${id}${gone ? ' gone' : ''} of ${arrival}`);

test('PF-2 keeps an ended match’s place for the next of its competition; adds others at the end', () => {
  const opened = standingEvents([], [event('1'), event('2', 'League'), event('3')]);
  expect(words(opened)).toEqual(['1 of 0', '2 of 0', '3 of 0']);
  const ended = standingEvents(opened, [event('2', 'League'), event('4', 'Friendly')]);
  expect(words(ended)).toEqual(['1 gone of 0', '2 of 0', '3 gone of 0', '4 of 1']);
  const begun = standingEvents(ended, [event('4', 'Friendly'), event('5'), event('6', 'Derby')]);
  expect(words(begun)).toEqual(['5 of 0', '2 gone of 0', '3 gone of 0', '4 of 1', '6 of 2']);
});

test('PF-2 updates an event in its place, and shows it again when it returns', () => {
  const opened = standingEvents([], [event('1'), event('2')]);
  const later = { ...event('1'), live: { minute: 12, score: [1, 0] as [number, number] } };
  expect(standingEvents(opened, [event('2'), later])[0]?.event).toBe(later);
  const away = standingEvents(opened, [event('2')]);
  expect(words(standingEvents(away, [event('1'), event('2')]))).toEqual(['1 of 0', '2 of 0']);
});
