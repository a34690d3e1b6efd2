import { expect, test } from 'vitest';
import type { Game } from '../../../operator/catalogue.ts';
import { categoriesOf, filterGames } from './filter-games.ts';
import { filtersFromSearch } from './lobby-address.ts';

const game = (title: string, category: string, provider: string, isNew = false): Game => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  category,
  provider,
  image: { src: '/poster.svg', width: 3, height: 4 },
  isNew,
  jackpot: false,
  demo: false,
});
const games = [
  game('Velvet Fox', 'slots', 'Foxglove Row'),
  game('Neon Alley', 'slots', 'Lampblack', true),
  game('Brass Rail', 'table', 'Lampblack', true),
];
const found = (search: string) =>
  filterGames(games, filtersFromSearch(new URLSearchParams(search))).map(({ title }) => title);

test.each([
  ['', ['Velvet Fox', 'Neon Alley', 'Brass Rail']],
  ['category=slots', ['Velvet Fox', 'Neon Alley']],
  ['category=new', ['Neon Alley', 'Brass Rail']],
  ['provider=Lampblack&category=slots', ['Neon Alley']],
  ['provider=Lampblack&q=ral', []],
  ['provider=Lampblack&q=bras', ['Brass Rail']],
  ['q=foxglove', ['Velvet Fox']],
  ['q=tragaperras&sort=title', ['Neon Alley', 'Velvet Fox']],
  ['sort=title', ['Brass Rail', 'Neon Alley', 'Velvet Fox']],
  ['sort=new', ['Neon Alley', 'Brass Rail', 'Velvet Fox']],
  ['sort=nonsense', ['Velvet Fox', 'Neon Alley', 'Brass Rail']],
])('SPT-3 shows in the lobby at "?%s" the games %j', (search, titles) => {
  expect(found(search)).toEqual(titles);
});

test('SPT-3 lists "new" as a category only while a game is new', () => {
  expect(categoriesOf(games)).toEqual(['slots', 'table', 'new']);
  expect(categoriesOf(games.slice(0, 1))).toEqual(['slots']);
});
