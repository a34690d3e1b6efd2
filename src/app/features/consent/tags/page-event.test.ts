import { expect, test } from 'vitest';
import { pageEvent, searchEvent } from './page-event.ts';

const shown = (module: string, query = '', params = {}) => ({
  module: `src/app/pages/${module}`,
  params,
  search: new URLSearchParams(query),
});

test('QRY-3 pages that mean more than a view say so, by their public names', () => {
  const slug = 'neon-alley';
  expect(pageEvent(shown('game/game-page.tsx', '', { slug }))).toEqual({
    event: 'view_game',
    game: slug,
  });
  expect(pageEvent(shown('promotion/promotion-page.tsx', '', { slug }))).toEqual({
    event: 'select_promotion',
    promotion: slug,
  });
  expect(pageEvent(shown('player/cashier/cashier-page.tsx'))).toEqual({ event: 'begin_deposit' });
  expect(pageEvent(shown('player/cashier/cashier-page.tsx', 'direction=withdrawal'))).toBe(
    undefined,
  );
  expect(pageEvent(shown('home/home-page.tsx'))).toBe(undefined);
});

test('QRY-3 a search is told by where it is, never by what was typed', () => {
  const event = searchEvent(shown('games/games-page.tsx', 'q=my+name'));
  expect(event).toEqual({ event: 'search', area: 'games' });
  expect(searchEvent(shown('games/games-page.tsx'))).toBe(undefined);
});
