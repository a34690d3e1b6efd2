import type { Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import type { Picture } from './picture.ts';

export interface Banner {
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
    path: `/api/banners?filters[position][$eq]=${encodeURIComponent(position)}&populate[image]=true&populate[mobileImage]=true&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await import('./wire/banners.ts')).parseBanners(wire, context),
  };
}

/** Whether to show a banner now to this audience. @param now epoch ms */
export function isShown(banner: Banner, now: number, signedIn: boolean): boolean {
  if (banner.audience === 'players' && !signedIn) return false;
  if (banner.audience === 'anonymous' && signedIn) return false;
  if (banner.startDate && now < Date.parse(banner.startDate)) return false;
  return !(banner.endDate && now >= Date.parse(banner.endDate));
}
