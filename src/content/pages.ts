import type { CleanHtml, Query } from '../http/query.ts';
import type { OwnSeo } from './own-seo.ts';
import type { Heading } from './wire/heading-ids.ts';

export type { Heading } from './wire/heading-ids.ts';

/** A text page: cookies policy, legal texts, the text on payment methods. */
export interface TextPage extends OwnSeo {
  slug: string;
  title: string;
  intro?: string;
  /** Its headings have the ids of `headings`. */
  body: CleanHtml;
  headings: Heading[];
  /** Time of the last substantial change (ISO), set by the editor; the day counts in UTC. */
  revised?: string;
}

export interface TextPageTitle {
  slug: string;
  title: string;
}

/** A text by slug: a list with at most one entry. */
export function pageQuery(slug: string, locale: string): Query<TextPage[]> {
  return {
    key: `page:${slug}:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/pages?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[shareImage]=true&locale=${locale}`,
    parse: async (wire, context) => (await import('./wire/pages.ts')).parsePage(wire, context),
  };
}

/** Titles in the editors' order, including noindex texts. */
export function pageTitlesQuery(locale: string): Query<TextPageTitle[]> {
  return {
    key: `page-titles:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/pages?fields[0]=slug&fields[1]=title&fields[2]=order&sort=order:asc&pagination[limit]=50&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/pages.ts')).parsePageTitles(wire, context),
  };
}
