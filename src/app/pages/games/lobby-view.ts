import type { Game } from '../../../operator/catalogue.ts';
import type { StoredAnswer } from '../../state/answers.ts';
import { categoriesOf, filterGames, providersOf } from './filter-games.ts';
import type { LobbyFilters } from './lobby-address.ts';

/** What the lobby shows for some filters. */
export interface LobbyView {
  /** In their order; the first of `total`. */
  shown: readonly Game[];
  total: number;
  categories: readonly string[];
  providers: readonly string[];
}

/** Fills a large screen; the rest of hundreds would be half of the first response. */
const FIRST = 24;

export function lobbyView(games: readonly Game[], filters: LobbyFilters): LobbyView {
  const shown = filterGames(games, filters);
  return {
    shown,
    total: shown.length,
    categories: categoriesOf(games),
    providers: providersOf(games),
  };
}

/** The name, among the answers that travel with the page, of what the server shows for these filters. */
export const firstViewKey = (filters: LobbyFilters): string => `lobby:${JSON.stringify(filters)}`;

/** The beginning of a view, as it travels. */
export function firstView(bill: StoredAnswer, filters: LobbyFilters): StoredAnswer {
  const view = lobbyView(bill.value as readonly Game[], filters);
  return { ...bill, value: { ...view, shown: view.shown.slice(0, FIRST) } };
}
