import type { CleanHtml, Query } from '../http/query.ts';

export interface HelpArticle {
  slug: string;
  question: string;
  answer: CleanHtml;
  /** When an editor last changed it, as an ISO time. */
  updatedAt?: string;
}

export interface HelpCategory {
  /** What addresses and the configuration name it by, the same in every language. */
  key: string;
  title: string;
  /** Its language, where it is not the page's. */
  lang?: string;
  /** Name of a drawing; src/pages/help knows which there are. */
  icon?: string;
  /** In the order to be shown: editors put first what is asked most. */
  articles: HelpArticle[];
}

/** A category as the list of them shows it: its questions without the answers. */
export interface HelpTopic extends Omit<HelpCategory, 'articles'> {
  articles: Pick<HelpArticle, 'slug' | 'question'>[];
}

const parser = () => import('./wire/help.ts');
const ARTICLES = 'populate[articles][sort][0]=order:asc';
const QUESTIONS = `populate[articles][fields][0]=question&populate[articles][fields][1]=slug&${ARTICLES}`;

/** Every category and its questions. */
export function helpTopicsQuery(locale: string): Query<HelpTopic[]> {
  return {
    key: `help-topics:${locale}`,
    family: 'content',
    path: `/api/help-categories?${QUESTIONS}&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpTopics(wire, context),
  };
}

/** The whole help centre, answers included: what the device searches, and reads without a network. */
export function helpQuery(locale: string): Query<HelpCategory[]> {
  return {
    key: `help:${locale}`,
    family: 'content',
    path: `/api/help-categories?${ARTICLES}&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelp(wire, context),
  };
}

/** A help category by its key, such as the one of `helpCategory.documentation` (QRY-2): a list of none or one. */
export function helpCategoryQuery(key: string, locale: string): Query<HelpCategory[]> {
  return {
    key: `help-category:${key}:${locale}`,
    family: 'content',
    path: `/api/help-categories?filters[key][$eq]=${encodeURIComponent(key)}&${ARTICLES}&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpCategory(wire, context),
  };
}
