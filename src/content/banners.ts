import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, type Picture, toPicture } from './picture.ts';
import { optionalText, parseRows } from './rows.ts';

export interface Banner {
  id: string;
  title: string;
  subtitle?: string;
  image?: Picture;
  narrowImage?: Picture;
  link?: Link;
  ctaLabel?: string;
  audience: 'all' | 'anonymous' | 'players';
  /** ISO times; shown from start to end. */
  startDate?: string;
  endDate?: string;
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

/** Banners of a place on the site, such as `home-hero` or `site-top`. */
export function bannersQuery(position: string, locale: string): Query<Banner[]> {
  return {
    key: `banners:${position}:${locale}`,
    family: 'content',
    path: `/api/banners?filters[position][$eq]=${encodeURIComponent(position)}&populate[image]=true&populate[mobileImage]=true&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'banner', schema: row, limit: 25 }, context, (banner) => {
        const link = parseLink(banner.linkUrl);
        const image = toPicture(banner.image, context.mediaBase);
        const narrowImage = toPicture(banner.mobileImage, context.mediaBase);
        return {
          id: banner.documentId,
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
      }),
  };
}

/** Whether a banner is due now for this audience. */
export function isShown(banner: Banner, now: Date, signedIn: boolean): boolean {
  if (banner.audience === 'players' && !signedIn) return false;
  if (banner.audience === 'anonymous' && signedIn) return false;
  if (banner.startDate && now < new Date(banner.startDate)) return false;
  return !(banner.endDate && now >= new Date(banner.endDate));
}
