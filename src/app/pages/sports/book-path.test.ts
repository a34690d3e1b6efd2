import { expect, test } from 'vitest';
import { bookPlaceAt, siteAddressOf } from './book-path.ts';

const both = { sportsBetting: '/sports', liveSportsBetting: '/sports/live' };
const apart = { sportsBetting: '/bets', liveSportsBetting: '/in-play' };
const event = '/football/lantern-cup/football-7';

test.each([
  ['/sports', '/', both],
  ['/sports/live', '/live', both],
  [`/sports${event}`, event, both],
  ['/sports/football/st%2Epauli', '/football/st.pauli', both],
  ['/in-play', '/live', apart],
  ['/sports/live/football', '/live/football', both],
  ['/in-play/football', '/live/football', apart],
  ['/in-play/football', '/football', { liveSportsBetting: '/in-play' }],
  ['/in-play/my-bets', '/my-bets', { liveSportsBetting: '/in-play' }],
  [`/bets${event}`, event, apart],
  ['/bets/live', '/live', { sportsBetting: '/bets' }],
])('SPT-1 shows at %s the sportsbook path %s, and the other way round', (address, path, routes) => {
  expect(bookPlaceAt(routes, address).path).toBe(path);
  expect(siteAddressOf(routes, path)).toBe(address);
});

test('SPT-1 shows the player’s own bets below each route, also where matches may not be bet on', () => {
  for (const address of ['/bets/my-bets', '/in-play/my-bets'])
    expect(bookPlaceAt(apart, address).path).toBe('/my-bets');
});

test('SPT-1 shows an event below the live route and keeps the live route', () => {
  expect(bookPlaceAt(both, `/sports/live${event}/`)).toEqual({
    route: '/sports/live',
    isLive: true,
    below: event,
    path: event,
  });
});

test('SPT-1 finds its route in any case, as the router does', () => {
  expect(bookPlaceAt(both, `/Sports/LIVE${event}`)).toMatchObject({ isLive: true, path: event });
  expect(bookPlaceAt(both, '/SPORTS')).toMatchObject({ route: '/sports', path: '/' });
});

test('SPT-1 treats a URL with a literal dot as the same page', () => {
  expect(bookPlaceAt(both, '/sports/football/st.pauli').path).toBe('/football/st.pauli');
});

test.each([
  '/sports/..',
  '/sports/%2E%2e/a',
  '/sports/a%2Fb',
  '/sports//evil.example',
  '/sports/a\\b',
  '/sports/ñ',
])('SPT-1 S22 rejects %s as a sportsbook path and shows the first page', (address) => {
  expect(bookPlaceAt(both, address).path).toBe('/');
});
