import type { Game } from '../../../operator/catalogue.ts';
import type { LobbyFilters } from './lobby-address.ts';
import { searchGames } from './search-games.ts';

/** Returns the games that match every filter. Search results are sorted by relevance unless an order is chosen. */
export function filterGames(games: readonly Game[], filters: LobbyFilters): Game[] {
  const { category, provider, q, sort } = filters;
  const found = q === '' ? games : searchGames(games, q);
  const passing = found.filter(
    (game) =>
      (category === '' || (category === 'new' ? game.isNew : game.category === category)) &&
      (provider === '' || game.provider === provider),
  );
  if (sort === 'new') return passing.toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  if (sort === 'title') return passing.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return passing;
}

/** Returns the operator's categories by first appearance, then `new` if any game is new. */
export function categoriesOf(games: readonly Game[]): string[] {
  const categories = [...new Set(games.map((game) => game.category))];
  return games.some((game) => game.isNew) ? [...categories, 'new'] : categories;
}

export const providersOf = (games: readonly Game[]): string[] =>
  [...new Set(games.map((game) => game.provider))].sort((a, b) => a.localeCompare(b, 'en'));
