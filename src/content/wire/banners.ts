import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalMedia, toPicture } from '../parsing/picture.ts';
import { readLink } from '../parsing/read-link.ts';
import { optionalText, parseRows, toId } from '../parsing/rows.ts';

const row = v.object({
  documentId: v.string(),
  title: v.string(),
  subtitle: optionalText,
  linkUrl: optionalText,
  ctaLabel: optionalText,
  audience: v.fallback(v.picklist(['all', 'anonymous', 'players']), 'all'),
  startDate: optionalText,
  endDate: optionalText,
  image: optionalMedia,
  mobileImage: optionalMedia,
});

export const parseBanners = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'banner', schema: row, limit: 25 }, context, (banner) => {
    const link = readLink(banner.linkUrl, `banner ${banner.documentId}: linkUrl`, context);
    const image = toPicture(banner.image, context.mediaBase);
    const narrowImage = toPicture(banner.mobileImage, context.mediaBase);
    return {
      id: toId(banner.documentId),
      title: banner.title,
      audience: banner.audience,
      ...(banner.subtitle && { subtitle: banner.subtitle }),
      ...(image && { image }),
      ...(narrowImage && { narrowImage }),
      ...(link && { link }),
      ...(banner.ctaLabel && { ctaLabel: banner.ctaLabel }),
      ...(banner.startDate && { startDate: banner.startDate }),
      ...(banner.endDate && { endDate: banner.endDate }),
    };
  });
