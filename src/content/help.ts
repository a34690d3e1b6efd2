import type { Query } from '../http/query.ts';
import type { HelpCategory, HelpTopic } from './wire/help.ts';

export type { HelpArticle, HelpCategory, HelpTopic } from './wire/help.ts';

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
