import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { typosIn } from './fuzzy.ts';
import { foldWord, formsOf, wordsOf } from './search-words.ts';

/** Score of a word with typos relative to an exact one. */
const NEAR = 0.2;
/** Words of searches whose similar words are kept. */
const MOST_NEAR = 50;

export interface SearchIndex {
  /** Returns entries with all or any of these folded words, best first. */
  search(words: readonly string[], combineWith: 'AND' | 'OR'): SearchResult[];
}

/**
 * Indexes texts for a search that ignores case and accents, matches the start of a word, and allows typos (fuzzy.ts).
 * The index itself matches no start of a word with a typo, so similar words are added to the query.
 * @param boost weight of a field; 1 if absent
 */
export function createSearchIndex<T>(
  entries: readonly T[],
  { boost, ...options }: Options<T> & { boost: Record<string, number> },
): SearchIndex {
  /** Every word of the entries, folded. */
  const known = new Set<string>();
  const index = new MiniSearch<T>({
    ...options,
    tokenize: wordsOf,
    processTerm(word) {
      const forms = formsOf(word);
      for (const form of forms) known.add(form);
      return forms;
    },
    searchOptions: {
      boost,
      prefix: true,
      weights: { prefix: 0.6, fuzzy: NEAR },
      processTerm: foldWord,
    },
  });
  index.addAll(entries);

  const isNear = (typos: number) => typos > 0 && typos !== Number.POSITIVE_INFINITY;
  /** By word of a search. Each letter changes one of its words only. */
  const near = new Map<string, string[]>();
  function nearOf(word: string): string[] {
    const found = near.get(word) ?? [...known].filter((other) => isNear(typosIn(word, other)));
    if (near.size >= MOST_NEAR) near.clear();
    near.set(word, found);
    return found;
  }
  const queryOf = (word: string) => ({
    combineWith: 'OR' as const,
    queries: [
      word,
      ...nearOf(word).map((other) => ({
        queries: [other],
        prefix: false,
        boostTerm: () => NEAR,
      })),
    ],
  });
  return {
    search: (words, combineWith) => index.search({ combineWith, queries: words.map(queryOf) }),
  };
}
