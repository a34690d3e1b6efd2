import type { CleanHtml, Query } from '../http/query.ts';
import type { Picture } from './picture.ts';

export interface SeoText {
  title: string;
  metaTitle?: string;
  metaDescription?: string;
  html: CleanHtml;
  /** Picture for link previews. */
  shareImage?: Picture;
}

/** SEO text of a path: a list with at most one entry. */
export function seoTextQuery(path: string, locale: string): Query<SeoText[]> {
  return {
    key: `seo:${path}:${locale}`,
    isTranslatedOnly: true,
    family: 'content',
    path: `/api/seo-texts?filters[path][$eq]=${encodeURIComponent(path)}&populate[shareImage]=true&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./wire/seo-text.ts')).parseSeoText(wire, context),
  };
}
