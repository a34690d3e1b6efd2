import type { CleanHtml, Query } from '../http/query.ts';

export interface HelpArticle {
  slug: string;
  question: string;
  answer: CleanHtml;
}

export interface HelpCategory {
  key: string;
  title: string;
  /** In the order to be shown. */
  articles: HelpArticle[];
}

/** A help category by its key, such as the one of `helpCategory.documentation` (QRY-2): a list of none or one. */
export function helpCategoryQuery(key: string, locale: string): Query<HelpCategory[]> {
  return {
    key: `help-category:${key}:${locale}`,
    family: 'content',
    path: `/api/help-categories?filters[key][$eq]=${encodeURIComponent(key)}&populate[articles][sort][0]=order:asc&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/help.ts')).parseHelpCategory(wire, context),
  };
}
