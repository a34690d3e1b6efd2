import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import type { OwnSeo } from './own-seo.ts';
import { type Heading, withHeadingIds } from './parsing/heading-ids.ts';
import { ownSeoFields, toOwnSeo } from './parsing/own-seo.ts';
import { optionalText, parseRows, slug } from './parsing/rows.ts';

export type { Heading } from './parsing/heading-ids.ts';

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

interface TextPageTitle {
  slug: string;
  title: string;
}

const parser = () => import('./pages.ts');
/** A text by slug: a list with at most one entry. */
export function pageQuery(slug: string, locale: string): Query<TextPage[]> {
  return {
    key: `page:${slug}:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/pages?filters[slug][$eq]=${encodeURIComponent(slug)}&populate[shareImage]=true&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parsePage(wire, context),
  };
}

/** Titles in the editors' order, including noindex texts. */
export function pageTitlesQuery(locale: string): Query<TextPageTitle[]> {
  return {
    key: `page-titles:${locale}`,
    family: 'content',
    isOfOptionalType: true,
    path: `/api/pages?fields[0]=slug&fields[1]=title&fields[2]=order&sort=order:asc&pagination[limit]=50&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parsePageTitles(wire, context),
  };
}

const titleRow = v.object({
  slug,
  title: v.pipe(v.string(), v.trim(), v.minLength(1)),
});

const row = v.object({
  ...titleRow.entries,
  ...ownSeoFields,
  intro: v.fallback(optionalText, null),
  body: optionalText,
  revisedOn: v.fallback(v.nullish(v.pipe(v.string(), v.isoTimestamp())), null),
});

export const parsePage = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'page', schema: row, limit: 1 }, context, async (page) => {
    const { html, headings } = withHeadingIds(await context.cleanHtml(page.body ?? ''));
    return {
      slug: page.slug,
      title: page.title,
      ...(page.intro && { intro: page.intro }),
      body: html,
      headings,
      ...(page.revisedOn && { revised: page.revisedOn }),
      ...toOwnSeo(page, context),
    };
  });

export const parsePageTitles = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'page', schema: titleRow, limit: 50 }, context, (entry) => entry);
