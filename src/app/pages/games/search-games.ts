import MiniSearch from 'minisearch';
import { foldWord, typosAllowed } from '../../../lib/search-words.ts';
import type { Game } from '../../../operator/catalogue.ts';

/** Made once for each list, which is replaced when it changes; milliseconds for hundreds of games. */
const indexes = new WeakMap<readonly Game[], MiniSearch<Game>>();

/** What players of either language call a kind of game. */
const KINDS: Record<string, string> = {
  slots: 'slots tragaperras',
  table: 'table mesa',
  live: 'live vivo',
  jackpots: 'jackpots botes',
};

/**
 * Games by title, studio and kind, forgivingly: case and accents do not count, the start of a word is enough,
 * longer words may hold a typing error or two. Every word has to be found; the closest come first.
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
      // A word as it was typed counts for more than one that is near it.
      weights: { fuzzy: 0.2, prefix: 0.6 },
    },
  });
  // An operator's list may name a game twice; an index may not.
  index.addAll([...new Map(games.map((game) => [game.slug, game])).values()]);
  indexes.set(games, index);
  return index;
}
