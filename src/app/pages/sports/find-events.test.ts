import { expect, it } from 'vitest';
import { demoEvents } from '../../widgets/demo-answers.ts';
import { findEvents } from './find-events.ts';
import { standingEvents } from './standing-events.ts';

const [event] = demoEvents;
if (!event) throw new Error('no event to find');
const events = [
  { ...event, id: '1', home: 'Kingsmoor Town', away: 'Valley', competition: 'Premier Crown' },
  {
    ...event,
    id: '2',
    home: 'Unión Marisma',
    away: 'Río Alto',
    competition: 'Liga Alta',
    path: '/football/liga-alta/2',
  },
  {
    ...event,
    id: '3',
    home: 'Harbour Hoops',
    away: 'Kings',
    competition: 'Hoop',
    sport: 'basketball',
  },
];
const ids = (below: string, q: string) =>
  findEvents(standingEvents([], events), { below, q }).map(({ event: { id } }) => id);

it.each([
  ['/', '', ['1', '2', '3']],
  ['/basketball', '', ['3']],
  ['/', 'union', ['2']],
  ['/', 'liga marisma', ['2']],
  ['/', 'kingsmor', ['1']],
  ['/basketball', 'kings', ['3']],
  ['/', 'nobody', []],
])('SPT-1 finds events below "%s" by "%s"', (below, q, found) => {
  expect(ids(below, q)).toEqual(found);
});

it.each([
  ['/football', ['1', '2']],
  ['/football/liga-alta', ['2']],
  ['/football/liga-alta/2', ['2']],
  ['/foot', ['1', '2', '3']],
  ['/my-bets', ['1', '2', '3']],
])('SPT-1 shows the known events of the sportsbook page %s', (below, found) => {
  expect(ids(below, '')).toEqual(found);
});
