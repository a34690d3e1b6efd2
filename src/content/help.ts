import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { type InLanguage, optionalText, parseRows, slug } from './parsing/rows.ts';

export interface HelpArticle {
  slug: string;
  question: string;
  answer: CleanHtml;
  /** Time of the last change (ISO). */
  updatedAt?: string;
}

export interface HelpCategory extends InLanguage {
  /** Key in URLs and the configuration, the same in every language. */
  key: string;
  title: string;
  /** Name of an illustration in src/app/pages/help. */
  icon?: string;
  /** In display order. */
  articles: HelpArticle[];
}

/** A category with questions but no answers. */
export interface HelpTopic extends Omit<HelpCategory, 'articles'> {
  articles: Pick<HelpArticle, 'slug' | 'question'>[];
}

const parser = () => import('./help.ts');
const ARTICLES = 'populate[articles][sort][0]=order:asc';
const QUESTIONS = `populate[articles][fields][0]=question&populate[articles][fields][1]=slug&${ARTICLES}`;

/** All categories with their questions. */
export function helpTopicsQuery(locale: string): Query<HelpTopic[]> {
  return {
    key: `help-topics:${locale}`,
    family: 'content',
    path: `/api/help-categories?${QUESTIONS}&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpTopics(wire, context),
  };
}

/** The whole help centre with answers, for search on the device and offline use. */
export function helpQuery(locale: string): Query<HelpCategory[]> {
  return {
    key: `help:${locale}`,
    family: 'content',
    path: `/api/help-categories?${ARTICLES}&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelp(wire, context),
  };
}

/** A help category by key, such as `helpCategory.documentation` (QRY-2): a list with at most one entry. */
export function helpCategoryQuery(key: string, locale: string): Query<HelpCategory[]> {
  return {
    key: `help-category:${key}:${locale}`,
    family: 'content',
    path: `/api/help-categories?filters[key][$eq]=${encodeURIComponent(key)}&${ARTICLES}&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpCategory(wire, context),
  };
}

const text = v.pipe(v.string(), v.minLength(1));
const category = v.object({
  key: slug,
  title: text,
  icon: optionalText,
  articles: v.nullish(v.array(v.unknown())),
});
const question = v.object({ slug, question: text });
const article = v.object({
  ...question.entries,
  answer: optionalText,
  updatedAt: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp())), undefined),
});

/** Most categories, and articles per category. */
const MOST_CATEGORIES = 50;
const MOST_ARTICLES = 100;

export const parseHelpTopics = (wire: unknown, context: ParseContext) =>
  parseCategories<HelpTopic>(wire, MOST_CATEGORIES, context, parseQuestions);

export const parseHelp = (wire: unknown, context: ParseContext) =>
  parseCategories<HelpCategory>(wire, MOST_CATEGORIES, context, parseArticles);

export const parseHelpCategory = (wire: unknown, context: ParseContext) =>
  parseCategories<HelpCategory>(wire, 1, context, parseArticles);

type ParseArticles<C extends HelpTopic> = (
  data: unknown[],
  context: ParseContext,
) => Promise<C['articles'] | undefined>;

const parseCategories = <C extends HelpTopic>(
  wire: unknown,
  limit: number,
  context: ParseContext,
  parse: ParseArticles<C>,
) =>
  parseRows(
    wire,
    { type: 'help-category', schema: category, limit },
    context,
    async ({ key, title, icon, articles }) => ({
      key,
      title,
      ...(icon && { icon }),
      articles: ((await parse(articles ?? [], context)) ?? []) as C['articles'],
    }),
  );

const parseQuestions = (data: unknown[], context: ParseContext) =>
  parseRows(
    { data },
    { type: 'help-article', schema: question, limit: MOST_ARTICLES },
    context,
    (row) => row,
  );

const parseArticles = (data: unknown[], context: ParseContext) =>
  parseRows(
    { data },
    { type: 'help-article', schema: article, limit: MOST_ARTICLES },
    context,
    async ({ answer, updatedAt, ...asked }) => ({
      ...asked,
      answer: await context.cleanHtml(answer ?? ''),
      ...(updatedAt && { updatedAt }),
    }),
  );
