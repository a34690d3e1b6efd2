import { expect, test } from 'vitest';
import { listsOf, listView } from './list-view.ts';

const routes = { maintenance: '/maintenance', accessDenied: '/access-denied' };
const lists = (own: object) => listsOf({ routes: { ...routes, ...own } });

test('CFG-3 PGS-1 lists bets only with sports, and sessions only with games', () => {
  expect(lists({ games: '/games', liveSportsBetting: '/live' })).toEqual([
    'transactions',
    'bets',
    'sessions',
  ]);
  expect(lists({ games: '/games' })).toEqual(['transactions', 'sessions']);
  expect(lists({ sportsBetting: '/sports' })).toEqual(['transactions', 'bets']);
});

test('CFG-3 PGS-1 shows the transactions for the address of a list that the site lacks', () => {
  const days = { from: '2026-06-01', to: '2026-06-30', zone: 'Europe/Madrid' };
  const viewOf = (own: object) =>
    listView(new URLSearchParams('list=bets'), lists(own), 'VERA0001', days, 'en').list;
  expect(viewOf({ sportsBetting: '/sports' })).toBe('bets');
  expect(viewOf({ games: '/games' })).toBe('transactions');
});
