import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { optionalText, parseRows } from './parsing/rows.ts';
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
    isPart: true,
    path: `/api/seo-texts?filters[path][$eq]=${encodeURIComponent(path)}&populate[shareImage]=true&locale=${locale}`,
    parse: async (wire, context) => (await import('./seo-text.ts')).parseSeoText(wire, context),
  };
}

const row = v.object({
  title: v.string(),
  metaTitle: optionalText,
  metaDescription: optionalText,
  content: optionalText,
  shareImage: optionalMedia,
});

export const parseSeoText = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'seo-text', schema: row, limit: 1 }, context, async (text) => {
    const shareImage = toPicture(text.shareImage, context.mediaBase);
    return {
      title: text.title,
      html: await context.cleanHtml(text.content ?? ''),
      ...(text.metaTitle && { metaTitle: text.metaTitle }),
      ...(text.metaDescription && { metaDescription: text.metaDescription }),
      ...(shareImage && { shareImage }),
    };
  });
