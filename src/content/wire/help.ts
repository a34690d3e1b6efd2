import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalText, parseRows } from './rows.ts';

const text = v.pipe(v.string(), v.minLength(1));
const category = v.object({ key: text, title: text, articles: v.nullish(v.array(v.unknown())) });
const article = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  question: text,
  answer: optionalText,
});

/** More articles than a page shows. */
const MOST_ARTICLES = 100;

export const parseHelpCategory = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'help-category', schema: category, limit: 1 },
    context,
    async ({ key, title, articles }) => ({
      key,
      title,
      articles: (await parseArticles(articles ?? [], context)) ?? [],
    }),
  );

const parseArticles = (data: unknown[], context: ParseContext) =>
  parseRows(
    { data },
    { type: 'help-article', schema: article, limit: MOST_ARTICLES },
    context,
    async ({ slug, question, answer }) => ({
      slug,
      question,
      answer: await context.cleanHtml(answer ?? ''),
    }),
  );
