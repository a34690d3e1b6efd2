import type { HelpArticle, HelpCategory } from '../../../content/help.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { createSearchIndex, type SearchIndex } from '../../../lib/search-index.ts';
import { foldedWords } from '../../../lib/search-words.ts';

export interface FoundArticle {
  article: HelpArticle;
  category: Pick<HelpCategory, 'key' | 'title' | 'lang'>;
  /** The answer without its markup. */
  text: string;
  /** The words of the article that matched, folded (src/lib/search-words.ts). */
  words: ReadonlySet<string>;
}

interface Line extends Omit<FoundArticle, 'words'> {
  id: number;
}
interface Index {
  index: SearchIndex;
  lines: readonly Line[];
}

/** Built once per response of the query, which is replaced when it changes. */
const indexes = new WeakMap<readonly HelpCategory[], Index>();

/**
 * Searches articles by question, answer and category. Ignores case and accents, matches the start of a word, and allows
 * typos in longer words. Returns articles with every word or, if none has, with any of the longer ones, so that a whole
 * sentence finds its subject. The best match comes first.
 */
export function searchHelp(help: readonly HelpCategory[], given: string): FoundArticle[] {
  const { index, lines } = indexOf(help);
  const words = foldedWords(given);
  const all = index.search(words, 'AND');
  const longer = words.filter(({ length }) => length > 3);
  const found = all.length > 0 ? all : index.search(longer, 'OR');
  return found.flatMap(({ id, terms }) => {
    const line = lines[id as number];
    return line ? [{ ...line, words: new Set(terms) }] : [];
  });
}

function indexOf(help: readonly HelpCategory[]): Index {
  const made = indexes.get(help);
  if (made) return made;
  const lines = help
    .flatMap((category) =>
      category.articles.map((article) => ({
        article,
        category,
        text: plainText(article.answer),
      })),
    )
    .map((line, id) => ({ ...line, id }));
  const index = createSearchIndex<Line>(lines, {
    fields: ['question', 'category', 'text'],
    extractField: ({ id, article, category, text }, field) =>
      ({ id, question: article.question, category: category.title, text })[field],
    boost: { question: 3, category: 2 },
  });
  const built = { index, lines };
  indexes.set(help, built);
  return built;
}
