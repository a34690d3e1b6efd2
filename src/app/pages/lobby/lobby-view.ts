import { type Game, isOpen } from '../../../operator/catalogue.ts';
import type { StoredAnswer } from '../../state/answers.ts';
import { categoriesOf, filterGames, providersOf } from './filter-games.ts';
import { isWhole, type LobbyFilters } from './lobby-address.ts';

/** The first games of a category. */
export interface LobbyRail {
  category: string;
  games: readonly Game[];
  /** Whether the server left out some of its games. */
  hasMore?: boolean;
}

/** The lobby for a set of filters. */
export interface LobbyView {
  /** New games and each category; empty for a filtered list. */
  rails: readonly LobbyRail[];
  /** In order: the first of `total`. */
  shown: readonly Game[];
  /** How many of `total` the page has space for. */
  upTo: number;
  total: number;
  categories: readonly string[];
  providers: readonly string[];
}

/** Games per step of the list: sixteen rows on a phone, seven on a large screen. */
const STEP = 48;
const RAIL = 16;
/**
 * How many games of each rail and of the list the server transfers. The rest, of which a large screen shows three more
 * in each rail, would be half of the first response.
 */
export const FIRST_OF_RAIL = 6;
const FIRST = 24;
const FIRST_BELOW_RAILS = 6;

let last: { games: readonly Game[]; filters: string; view: LobbyView } | undefined;

/** The lobby for a set of filters. Keeps the last one, because the page is usually read ahead of the press (PF-9). */
export function lobbyView(games: readonly Game[], filters: LobbyFilters): LobbyView {
  const key = JSON.stringify(filters);
  if (last?.games !== games || last.filters !== key)
    last = { games, filters: key, view: viewOf(games, filters) };
  return last.view;
}

function viewOf(games: readonly Game[], filters: LobbyFilters): LobbyView {
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

/** New games come first; announced games are left out. */
function railsOf(games: readonly Game[], categories: readonly string[]): LobbyRail[] {
  const open = games.filter(isOpen);
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

/** Key of a filter's first view among the answers that the server transfers. */
export const firstViewKey = (filters: LobbyFilters): string => `lobby:${JSON.stringify(filters)}`;

/** Returns the part of a view that the server transfers. */
export function firstView(bill: StoredAnswer, filters: LobbyFilters): StoredAnswer {
  const view = lobbyView(bill.value as readonly Game[], filters);
  const rails = view.rails.map(({ category, games }) => ({
    category,
    games: games.slice(0, FIRST_OF_RAIL),
    hasMore: games.length > FIRST_OF_RAIL,
  }));
  const shown = view.shown.slice(0, rails.length > 0 ? FIRST_BELOW_RAILS : FIRST);
  return { ...bill, value: { ...view, rails, shown } };
}
