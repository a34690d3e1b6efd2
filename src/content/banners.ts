import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { readLink } from './parsing/read-link.ts';
import { type InLanguage, optionalText, parseRows, toId } from './parsing/rows.ts';
import type { Picture } from './picture.ts';

export interface Banner extends InLanguage {
  id: string;
  title: string;
  subtitle?: string;
  image?: Picture;
  narrowImage?: Picture;
  link?: Link;
  ctaLabel?: string;
  audience: 'all' | 'anonymous' | 'players';
  /** ISO times; visible between them. */
  startDate?: string;
  endDate?: string;
}

/** Banners of a position, such as `home-hero` or `site-top`. */
export function bannersQuery(position: string, locale: string): Query<Banner[]> {
  return {
    key: `banners:${position}:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/banners?filters[position][$eq]=${encodeURIComponent(position)}&populate[image]=true&populate[mobileImage]=true&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await import('./banners.ts')).parseBanners(wire, context),
  };
}

/** Whether to show a banner now to this audience. @param now epoch ms */
export function isShown(banner: Banner, now: number, signedIn: boolean): boolean {
  if (banner.audience === 'players' && !signedIn) return false;
  if (banner.audience === 'anonymous' && signedIn) return false;
  if (banner.startDate && now < Date.parse(banner.startDate)) return false;
  return !(banner.endDate && now >= Date.parse(banner.endDate));
}

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
