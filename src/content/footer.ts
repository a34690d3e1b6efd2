import type { CleanHtml, Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import type { Picture } from './picture.ts';

const parser = () => import('./wire/footer.ts');

export interface LabelledLink {
  id: string;
  label: string;
  link: Link;
}

export interface SitemapBlock {
  id: string;
  label: string;
  links: { label: string; link: Link }[];
}

export interface HelpLink extends LabelledLink {
  /** If absent, depends on the kind of link. */
  newTab?: boolean;
}

export interface LegalLink {
  id: string;
  name: string;
  image: Picture;
  link?: Link;
}

export interface SponsoredItem {
  id: string;
  name: string;
  title?: string;
  image: Picture;
  hideSeparator: boolean;
  /** CSS px; FTR-6: 55 by default. */
  height: number;
}

export interface SocialNetwork {
  id: string;
  /** Name of the network, or its host. */
  name: string;
  /** Symbol in /icons/brands.svg, if any. */
  icon?: string;
  href: string;
}

/** FTR-4: a link is its route with the parameter appended, or an external URL. */
export function sitemapBlocksQuery(locale: string): Query<SitemapBlock[]> {
  return {
    key: `sitemap:${locale}`,
    family: 'content',
    path: `/api/sitemap-blocks?populate[siteMapLinks][populate][route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseSitemapBlocks(wire, context),
  };
}

/** FTR-5. */
export function helpLinksQuery(locale: string): Query<HelpLink[]> {
  return {
    key: `help-links:${locale}`,
    family: 'content',
    path: `/api/footer-help-links?populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpLinks(wire, context),
  };
}

/** FTR-7: pictures at 100x22; entries without one are left out. */
export function legalLinksQuery(): Query<LegalLink[]> {
  return {
    key: 'legal-links',
    family: 'content',
    path: '/api/footer-legal-links?populate[image]=true&populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc',
    parse: async (wire, context) => (await parser()).parseLegalLinks(wire, context),
  };
}

/** FTR-7: 50; sorted by `createdAt`, because publishing creates a new row. */
export function socialNetworksQuery(): Query<SocialNetwork[]> {
  return {
    key: 'social-networks',
    family: 'content',
    path: '/api/social-networks?pagination[limit]=50&sort=createdAt:asc',
    parse: async (wire, context) => (await parser()).parseSocialNetworks(wire, context),
  };
}

/** FTR-6. */
export function sponsoredItemsQuery(locale: string): Query<SponsoredItem[]> {
  return {
    key: `sponsored-items:${locale}`,
    family: 'content',
    path: `/api/footer-sponsored-items?populate[image]=true&sort=createdAt:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseSponsoredItems(wire, context),
  };
}

/** FTR-7. */
export function poweredByQuery(): Query<LabelledLink[]> {
  return {
    key: 'powered-by',
    family: 'content',
    path: '/api/footer-powered-bys?sort=createdAt:asc',
    parse: async (wire, context) => (await parser()).parsePoweredBy(wire, context),
  };
}

/** FTR-7: HTML, sanitised on parsing. */
export function footerTextQuery(locale: string): Query<CleanHtml> {
  return {
    key: `footer-text:${locale}`,
    family: 'content',
    path: `/api/footer-texts?locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseFooterText(wire, context),
  };
}
