import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { framePath } from '../../../operator/frame-messages.ts';
import { pathIn, pickIn, screenOf, searchPath } from './screens.ts';

it.each([
  ['/', { kind: 'upcoming' }],
  ['/live', { kind: 'live' }],
  ['/live/football', { kind: 'live', sport: 'football' }],
  ['/results', { kind: 'results' }],
  ['/my-bets', { kind: 'bets' }],
  ['/football', { kind: 'sport', sport: 'football' }],
  ['/football/lantern-cup', { kind: 'sport', sport: 'football', competition: 'lantern-cup' }],
  [
    '/football/lantern-cup/football-9',
    { kind: 'event', sport: 'football', competition: 'lantern-cup', id: 'football-9' },
  ],
  ['/a/b/c/d', { kind: 'upcoming' }],
])('SPT-1 shows the screen of path %s', (path, screen) => {
  expect(screenOf(path)).toEqual(screen);
});

test('SPT-1 encodes a search as a path that the site accepts, and decodes it to words', () => {
  const path = searchPath('Atlético  <b>Lindo/..');
  expect(v.is(framePath, path)).toBe(true);
  expect(screenOf(path)).toEqual({ kind: 'search', words: 'atletico b lindo' });
});

test('SPT-1 strips the page’s base path', () => {
  expect(['/sportsbook', '/sportsbook/', '/sportsbook/live', '/live/'].map(pathIn)).toEqual([
    '/',
    '/',
    '/live',
    '/live',
  ]);
});

test('SPT-1 reads a choice from a match’s path', () => {
  expect(pickIn('/football/lantern-cup/football-7/total-2.5/over')).toEqual({
    path: '/football/lantern-cup/football-7',
    choice: { event: 'football-7', market: 'total-2.5', selection: 'over' },
  });
  for (const path of ['/', '/football/lantern-cup/football-7', '/a/b/c/d', '/a/b/c/d/e/f'])
    expect(pickIn(path)).toBeUndefined();
});
