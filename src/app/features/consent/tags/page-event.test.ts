import { expect, test } from 'vitest';
import { pageEvent, searchEvent } from './page-event.ts';

const shown = (page: string, query = '', params = {}) => ({
  page,
  params,
  search: new URLSearchParams(query),
});

test('QRY-3 sends the public event of pages that have one', () => {
  const slug = 'neon-alley';
  expect(pageEvent(shown('game', '', { slug }))).toEqual({
    event: 'view_game',
    game: slug,
  });
  expect(pageEvent(shown('promotion', '', { slug }))).toEqual({
    event: 'select_promotion',
    promotion: slug,
  });
  expect(pageEvent(shown('cashier'))).toEqual({ event: 'begin_deposit' });
  expect(pageEvent(shown('cashier', 'direction=withdrawal'))).toBe(undefined);
  expect(pageEvent(shown('home'))).toBe(undefined);
});

test('QRY-3 reports where a search happened, never its text', () => {
  const event = searchEvent(shown('games', 'q=my+name'));
  expect(event).toEqual({ event: 'search', area: 'games' });
  expect(searchEvent(shown('games'))).toBe(undefined);
});
