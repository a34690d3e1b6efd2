import type { Game } from '../../../operator/catalogue.ts';
import type { StoredAnswer } from '../../state/answers.ts';
import { categoriesOf, filterGames, providersOf } from './filter-games.ts';
import { isWhole, type LobbyFilters } from './lobby-address.ts';

/** The beginning of a category. */
export interface LobbyRail {
  category: string;
  games: readonly Game[];
}

/** The lobby for a set of filters. */
export interface LobbyView {
  /** What is new and each category; none where the list is filtered. */
  rails: readonly LobbyRail[];
  /** In order; the first of `total`. */
  shown: readonly Game[];
  /** How many of `total` have a place on the page. */
  upTo: number;
  total: number;
  categories: readonly string[];
  providers: readonly string[];
}

/** Games of one step of the list: sixteen rows on a phone, seven on a large screen. */
const STEP = 48;
const RAIL = 16;
/** What travels with the page, of each rail and of the list: fills a large screen. The rest would be half of the first response. */
const FIRST_OF_RAIL = 6;
const FIRST = 24;
const FIRST_BELOW_RAILS = 6;

export function lobbyView(games: readonly Game[], filters: LobbyFilters): LobbyView {
  const found = filterGames(games, filters);
  const categories = categoriesOf(games);
  const upTo = Math.min(found.length, STEP * filters.page);
  return {
    rails: isWhole(filters) ? railsOf(games, categories) : [],
    shown: found.slice(0, upTo),
    upTo,
    total: found.length,
    categories,
    providers: providersOf(games),
  };
}

/** What is new comes first; what is only announced has no place in a rail. */
function railsOf(games: readonly Game[], categories: readonly string[]): LobbyRail[] {
  const open = games.filter(({ comingSoon }) => !comingSoon);
  return categories
    .toSorted((a, b) => Number(b === 'new') - Number(a === 'new'))
    .map((category) => ({
      category,
      games: open
        .filter((game) => (category === 'new' ? game.isNew : game.category === category))
        .slice(0, RAIL),
    }))
    .filter(({ games: { length } }) => length > 0);
}

/** Key of the server's first view for these filters, among the transferred answers. */
export const firstViewKey = (filters: LobbyFilters): string => `lobby:${JSON.stringify(filters)}`;

/** The beginning of a view, as transferred. */
export function firstView(bill: StoredAnswer, filters: LobbyFilters): StoredAnswer {
  const view = lobbyView(bill.value as readonly Game[], filters);
  const rails = view.rails.map((rail) => ({ ...rail, games: rail.games.slice(0, FIRST_OF_RAIL) }));
  const shown = view.shown.slice(0, rails.length > 0 ? FIRST_BELOW_RAILS : FIRST);
  return { ...bill, value: { ...view, rails, shown } };
}
