import { createSearchIndex, type SearchIndex } from '../../../lib/search-index.ts';
import { foldedWords } from '../../../lib/search-words.ts';
import type { Game } from '../../../operator/catalogue.ts';

/** Built once per list, which is replaced when it changes. Takes milliseconds for hundreds of games. */
const indexes = new WeakMap<readonly Game[], SearchIndex>();

/** Words for each kind of game, in English and Spanish. */
const KINDS: Record<string, string> = {
  slots: 'slots tragaperras',
  table: 'table mesa',
  live: 'live vivo',
  jackpots: 'jackpots botes',
};

/**
 * Searches games by title, provider and kind. Ignores case and accents, matches the start of a word, and allows typos in
 * longer words. Every word must match; the best match comes first.
 */
export function searchGames(games: readonly Game[], words: string): Game[] {
  const found = indexOf(games).search(foldedWords(words), 'AND');
  const bySlug = new Map(games.map((game) => [game.slug, game]));
  return found.flatMap(({ id }) => bySlug.get(id) ?? []);
}

function indexOf(games: readonly Game[]): SearchIndex {
  const known = indexes.get(games);
  if (known) return known;
  // The operator's list may contain a game twice, but an index must not.
  const unique = new Map(games.map((game) => [game.slug, game])).values();
  const index = createSearchIndex<Game>([...unique], {
    idField: 'slug',
    fields: ['title', 'provider', 'category'],
    extractField: (game, field) => {
      if (field === 'category') return KINDS[game.category] ?? game.category;
      return game[field as 'slug' | 'title' | 'provider'];
    },
    boost: { title: 3 },
  });
  indexes.set(games, index);
  return index;
}
