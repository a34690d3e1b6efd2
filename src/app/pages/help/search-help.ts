import MiniSearch from 'minisearch';
import type { HelpArticle, HelpCategory } from '../../../content/help.ts';
import { startsNearly } from '../../../lib/fuzzy.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { foldWord, typosAllowed } from '../../../lib/search-words.ts';
import { wordsOf } from './mark-words.ts';

export interface FoundArticle {
  article: HelpArticle;
  category: Pick<HelpCategory, 'key' | 'title'>;
  /** The answer without its markup. */
  text: string;
  /** The words of the article that matched, folded (src/lib/search-words.ts). */
  words: ReadonlySet<string>;
}

interface Line extends Omit<FoundArticle, 'words'> {
  id: number;
}
interface Index {
  search: MiniSearch<Line>;
  lines: readonly Line[];
  /** Every word of the help centre, folded. */
  known: ReadonlySet<string>;
}

/** Built once per response of the query, which is replaced when it changes. */
const indexes = new WeakMap<readonly HelpCategory[], Index>();

/**
 * Searches articles by question, answer and category. Ignores case and accents, matches the start of a word, and allows
 * one or two typing errors in longer words. Returns articles with every word or, if none has, with any of the longer
 * ones, so that a whole sentence finds its subject. The best match comes first.
 */
export function searchHelp(help: readonly HelpCategory[], given: string): FoundArticle[] {
  const { search, lines, known } = indexOf(help);
  const queries = wordsOf(given).flatMap((word) => withNearStarts(foldWord(word), known));
  const all = search.search({ combineWith: 'AND', queries });
  const longer = queries.filter(({ queries: [word = ''] }) => word.length > 3);
  const found = all.length > 0 ? all : search.search({ combineWith: 'OR', queries: longer });
  return found.flatMap(({ id, terms }) => {
    const line = lines[id as number];
    return line ? [{ ...line, words: new Set(terms) }] : [];
  });
}

/**
 * The index matches the start of a word, or a word with typing errors. This adds the start of a word with one error.
 */
function withNearStarts(word: string | undefined, known: ReadonlySet<string>) {
  if (!word) return [];
  const near = word.length < 4 ? [] : [...known].filter((other) => startsNearly(other, word));
  const less = { prefix: false, fuzzy: false, boostTerm: () => NEAR } as const;
  const asNear = near.map((other) => ({ queries: [other], ...less }));
  return [{ combineWith: 'OR' as const, queries: [word, ...asNear] as [string, ...typeof asNear] }];
}

/** Score of a near match relative to an exact one. */
const NEAR = 0.2;

function indexOf(help: readonly HelpCategory[]): Index {
  const made = indexes.get(help);
  if (made) return made;
  const lines = help
    .flatMap(({ key, title, articles }) =>
      articles.map((article) => ({
        article,
        category: { key, title },
        text: plainText(article.answer),
      })),
    )
    .map((line, id) => ({ ...line, id }));
  const known = new Set<string>();
  const search = new MiniSearch<Line>({
    fields: ['question', 'category', 'text'],
    extractField: ({ id, article, category, text }, field) =>
      ({ id, question: article.question, category: category.title, text })[field],
    tokenize: wordsOf,
    processTerm(word) {
      const folded = foldWord(word);
      if (folded) known.add(folded);
      return folded;
    },
    searchOptions: {
      boost: { question: 3, category: 2 },
      prefix: true,
      fuzzy: typosAllowed,
      weights: { fuzzy: NEAR, prefix: 0.6 },
      processTerm: foldWord,
    },
  });
  search.addAll(lines);
  const index = { search, lines, known };
  indexes.set(help, index);
  return index;
}
