import * as v from 'valibot';
import type { CleanHtml, Query } from '../http/query.ts';
import { optionalMedia, toPicture } from './picture.ts';
import { optionalText, parseRows } from './rows.ts';

export interface SeoText {
  title: string;
  metaTitle?: string;
  metaDescription?: string;
  html: CleanHtml;
  /** Address of the picture for shared links. */
  shareImage?: string;
}

const row = v.object({
  title: v.string(),
  metaTitle: optionalText,
  metaDescription: optionalText,
  content: optionalText,
  shareImage: optionalMedia,
});

/** The generic SEO text of a path: a list of none or one. */
export function seoTextQuery(path: string, locale: string): Query<SeoText[]> {
  return {
    key: `seo:${path}:${locale}`,
    family: 'content',
    path: `/api/seo-texts?filters[path][$eq]=${encodeURIComponent(path)}&populate[shareImage]=true&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'seo-text', schema: row, limit: 1 }, context, async (text) => {
        const shareImage = toPicture(text.shareImage, context.mediaBase)?.src;
        return {
          title: text.title,
          html: await context.cleanHtml(text.content ?? ''),
          ...(text.metaTitle && { metaTitle: text.metaTitle }),
          ...(text.metaDescription && { metaDescription: text.metaDescription }),
          ...(shareImage && { shareImage }),
        };
      }),
  };
}
