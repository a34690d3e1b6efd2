import { expect, it } from 'vitest';
import { demoEvents } from '../../widgets/demo-answers.ts';
import { findEvents } from './find-events.ts';
import { standingEvents } from './standing-events.ts';

const [event] = demoEvents;
if (!event) throw new Error('no event to find');
const events = [
  { ...event, id: '1', home: 'Kingsmoor Town', away: 'Valley', competition: 'Premier Crown' },
  { ...event, id: '2', home: 'Unión Marisma', away: 'Río Alto', competition: 'Liga Alta' },
  {
    ...event,
    id: '3',
    home: 'Harbour Hoops',
    away: 'Kings',
    sport: 'basketball',
    competition: 'Hoop',
  },
];
const ids = (sport: string, q: string) =>
  findEvents(standingEvents([], events), { sport, q }).map(({ event: { id } }) => id);

it.each([
  ['', '', ['1', '2', '3']],
  ['basketball', '', ['3']],
  ['', 'union', ['2']],
  ['', 'liga marisma', ['2']],
  ['', 'kingsmor', ['1']],
  ['basketball', 'kings', ['3']],
  ['', 'nobody', []],
])('MOB-1 events of sport "%s" found by "%s"', (sport, q, found) => {
  expect(ids(sport, q)).toEqual(found);
});
