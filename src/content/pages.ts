import type { CleanHtml, Query } from '../http/query.ts';
import type { OwnSeo } from './own-seo.ts';
import type { Heading } from './wire/heading-ids.ts';

export type { Heading } from './wire/heading-ids.ts';

/** A text with a page to itself: the cookies policy, the legal texts, what stands around the payment methods. */
export interface TextPage extends OwnSeo {
  slug: string;
  title: string;
  intro?: string;
  /** Its headings carry the ids of `headings`. */
  body: CleanHtml;
  headings: Heading[];
  /** ISO time of the last change of substance, which only the editor knows; the day in UTC counts. */
  revised?: string;
}

export interface TextPageTitle {
  slug: string;
  title: string;
}

/** One text by its slug: a list of none or one. */
export function pageQuery(slug: string, locale: string): Query<TextPage[]> {
  return {
    key: `page:${slug}:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/pages?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[shareImage]=true&locale=${locale}`,
    parse: async (wire, context) => (await import('./wire/pages.ts')).parsePage(wire, context),
  };
}

/** What there is to read, in the editors' order; texts that search engines are kept from included. */
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
