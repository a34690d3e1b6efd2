import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalMedia, toPicture } from '../parsing/picture.ts';
import { optionalText, parseRows } from '../parsing/rows.ts';

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
