import type { Query } from '../http/query.ts';
import type { HelpCategory, HelpTopic } from './wire/help.ts';

export type { HelpArticle, HelpCategory, HelpTopic } from './wire/help.ts';

const parser = () => import('./wire/help.ts');
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
