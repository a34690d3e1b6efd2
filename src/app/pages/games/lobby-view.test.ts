import { expect, test } from 'vitest';
import type { Game } from '../../../operator/catalogue.ts';
import { filtersFromSearch } from './lobby-address.ts';
import { firstView, lobbyView } from './lobby-view.ts';

const games: Game[] = Array.from({ length: 60 }, (_, index) => ({
  slug: `g${index}`,
  title: `Game ${index}`,
  provider: 'Velour',
  isNew: false,
  category: index % 2 ? 'slots' : 'live',
  jackpot: false,
  demo: false,
  image: { src: '/poster.webp', width: 3, height: 4, alt: '' },
}));

test('SPT-3 what the server shows is the beginning of what the browser shows for the same address', () => {
  const filters = filtersFromSearch(new URLSearchParams('category=slots&sort=title'));
  const whole = lobbyView(games, filters);
  const first = firstView({ value: games, at: 7, from: 'network' }, filters);
  expect(first).toMatchObject({ at: 7, value: { total: 30, categories: ['live', 'slots'] } });
  expect(first.value).toEqual({ ...whole, shown: whole.shown.slice(0, 24) });
});
