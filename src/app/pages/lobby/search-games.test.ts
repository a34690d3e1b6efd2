import { expect, test } from 'vitest';
import type { Game } from '../../../operator/catalogue.ts';
import { games as catalogue } from '../../../sandbox/catalogue/games.ts';
import { searchGames } from './search-games.ts';

const games: Game[] = catalogue.map(({ slug, title, category, isNew, providerCode }) => ({
  slug,
  title,
  category,
  isNew,
  provider: providerCode,
  jackpot: false,
  demo: false,
  image: { src: '/poster.webp', width: 3, height: 4, alt: '' },
}));
const first = (words: string) => searchGames(games, words)[0]?.title;

test.each([
  ['phoenix matinee', 'Phoenix Matinée'],
  ['pheonix', 'Phoenix Matinée'],
  ['keymakers', 'Keymaker’s Fortune'],
  ['lihgthouse', 'Lighthouse Lullaby'],
  ['wolfs', 'Wolfsong Weir'],
  ['owl coper', 'Copper Owl'],
  ['moth moon', 'Moth & Moon'],
  ['cellar sevne', 'Cellar Seven'],
  ['keymaker', 'Keymaker’s Fortune'],
  ['keymakers', 'Keymaker’s Fortune'],
  ['lihgthuose', 'Lighthouse Lullaby'],
])('SPT-3 finds for "%s" the game %s first', (words, title) => {
  expect(first(words)).toBe(title);
});

test('SPT-3 matches short words exactly, and requires every word', () => {
  expect(first('fox')).toBe('Velvet Fox');
  for (const near of ['fax', 'meon', 'nighthouse'])
    expect(searchGames(games, near), near).toEqual([]);
  expect(searchGames(games, 'phoenix baccarat')).toEqual([]);
  expect(searchGames(games, '🎰')).toEqual([]);
});
