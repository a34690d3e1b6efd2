import { searchItems } from '../../lib/fuzzy.ts';
import type { Game } from '../../operator/catalogue.ts';

export interface LobbyFilters {
  /** '' is every category; `new` crosses them all. */
  category: string;
  /** Display name of a provider, or ''. */
  provider: string;
  /** What was typed into the search box. */
  q: string;
}

export const filtersFromSearch = (search: URLSearchParams): LobbyFilters => ({
  category: search.get('category') ?? '',
  provider: search.get('provider') ?? '',
  q: search.get('q') ?? '',
});

/** The games that pass every filter, the closest to the words first. */
export function filterGames(games: readonly Game[], filters: LobbyFilters): Game[] {
  const { category, provider, q } = filters;
  const passing = games.filter(
    (game) =>
      (category === '' || (category === 'new' ? game.isNew : game.category === category)) &&
      (provider === '' || game.provider === provider),
  );
  return searchItems(passing, q, (game) => `${game.title} ${game.provider}`);
}

/** The operator's categories in the order they first come up, then `new` if any game is. */
export function categoriesOf(games: readonly Game[]): string[] {
  const categories = [...new Set(games.map((game) => game.category))];
  return games.some((game) => game.isNew) ? [...categories, 'new'] : categories;
}

export const providersOf = (games: readonly Game[]): string[] =>
  [...new Set(games.map((game) => game.provider))].sort((a, b) => a.localeCompare(b, 'en'));
