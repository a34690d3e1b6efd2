import MiniSearch from 'minisearch';
import { foldWord, typosAllowed } from '../../../lib/search-words.ts';
import type { Game } from '../../../operator/catalogue.ts';

/** Built once per list, which is replaced when it changes. Takes milliseconds for hundreds of games. */
const indexes = new WeakMap<readonly Game[], MiniSearch<Game>>();

/** Words for each kind of game, in English and Spanish. */
const KINDS: Record<string, string> = {
  slots: 'slots tragaperras',
  table: 'table mesa',
  live: 'live vivo',
  jackpots: 'jackpots botes',
};

/**
 * Searches games by title, provider and kind. Ignores case and accents, matches the start of a word, and allows one or
 * two typing errors in longer words. Every word must match; the best match comes first.
 */
export function searchGames(games: readonly Game[], words: string): Game[] {
  const found = indexOf(games).search(words);
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  return found.flatMap(({ id }) => bySlug.get(id) ?? []);
}

function indexOf(games: readonly Game[]): MiniSearch<Game> {
  const known = indexes.get(games);
  if (known) return known;
  const index = new MiniSearch<Game>({
    idField: 'slug',
    fields: ['title', 'provider', 'category'],
    extractField: (game, field) => {
      if (field === 'category') return KINDS[game.category] ?? game.category;
      return game[field as 'slug' | 'title' | 'provider'];
    },
    processTerm: foldWord,
    searchOptions: {
      boost: { title: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: typosAllowed,
      // Exact matches score higher than near ones.
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  });
  // The operator's list may contain a game twice, but an index must not.
  index.addAll([...new Map(games.map((game) => [game.slug, game])).values()]);
  indexes.set(games, index);
  return index;
}
