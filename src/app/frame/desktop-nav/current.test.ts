import { expect, test } from 'vitest';
import type { Link } from '../../../lib/link.ts';
import { currentIn } from './current.ts';

const to = (...paths: string[]): Link[] => paths.map((path) => ({ kind: 'internal', to: path }));
const MENU = to('/', '/games', '/games?category=slots', '/sports', '/sports/live', '/promotions');
/** The links that are marked as current in a menu at a URL, with their marks. */
const marks = (address: string, links = MENU) => {
  const current = currentIn(
    links.map((link) => ({ link })),
    address,
  );
  return links.flatMap((link) => {
    const mark = current(link);
    return mark && link.kind === 'internal' ? [`${link.to} ${mark}`] : [];
  });
};

test.each([
  ['/games', '/games page'],
  ['/games/', '/games page'],
  ['/GAMES', '/games page'],
  ['/games?q=fox', '/games page'],
  ['/games?category=slots', '/games?category=slots page'],
  ['/games?q=fox&category=slots', '/games?category=slots page'],
  ['/games?category=table', '/games page'],
  ['/games/neon-alley', '/games true'],
  ['/games/neon-alley/play?mode=demo', '/games true'],
  ['/sports/live', '/sports/live page'],
  ['/sports/live/football', '/sports/live true'],
  ['/sports/football', '/sports true'],
  ['/?btag=a_1', '/ page'],
])('MOB-1 NAV-1 at %s marks %s', (address, mark) => {
  expect(marks(address)).toEqual([mark]);
});

test('MOB-1 NAV-1 marks nothing where no link leads to the page or a parent', () => {
  for (const address of ['/login', '/gameshow', '/promotion']) expect(marks(address)).toEqual([]);
  expect(marks('/games', [{ kind: 'external', href: 'https://site/games' }])).toEqual([]);
  expect(marks('/', [])).toEqual([]);
});

test('NAV-1 accepts links with a trailing slash or a fragment', () => {
  expect(marks('/games?q=fox', to('/games/', '/'))).toEqual(['/games/ page']);
  expect(marks('/help', to('/help#phone'))).toEqual(['/help#phone page']);
});
