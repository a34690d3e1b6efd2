import * as v from 'valibot';
import type { CleanHtml, ParseContext, Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { readLink } from './parsing/read-link.ts';
import {
  byOrder,
  firstOf,
  firstRow,
  type InLanguage,
  isEmptyList,
  optionalFlag,
  optionalNumber,
  optionalText,
  parseRows,
  toId,
} from './parsing/rows.ts';
import { SOCIAL_BRANDS, socialBrand } from './parsing/social-brands.ts';
import type { Picture } from './picture.ts';

interface LabelledLink extends InLanguage {
  id: string;
  label: string;
  link: Link;
}

/** A provider of the site; some have no page of their own. */
interface Maker {
  id: string;
  label: string;
  link?: Link;
}

export interface SitemapBlock extends InLanguage {
  id: string;
  label: string;
  links: { label: string; link: Link }[];
}

export interface HelpLink extends Omit<LabelledLink, 'id'> {
  /** Defaults by the kind of link. */
  newTab?: boolean;
}

interface LegalLink {
  id: string;
  name: string;
  image: Picture;
  link?: Link;
}

interface SponsoredItem {
  id: string;
  name: string;
  title?: string;
  image: Picture;
  hideSeparator: boolean;
  /** CSS px; FTR-6: 55 by default. */
  height: number;
}

interface SocialNetwork {
  id: string;
  /** Name of the network, or its host. */
  name: string;
  /** Symbol in /icons/brands.svg, if any. */
  icon?: string;
  href: string;
}

const parser = () => import('./footer.ts');
/** FTR-4: a link is its route with the parameter appended, or an external URL. */
export function sitemapBlocksQuery(locale: string): Query<SitemapBlock[]> {
  return {
    key: `sitemap:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/sitemap-blocks?populate[siteMapLinks][populate][route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseSitemapBlocks(wire, context),
  };
}

/** FTR-5. */
export function helpLinksQuery(locale: string): Query<HelpLink[]> {
  return {
    key: `help-links:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/footer-help-links?populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseHelpLinks(wire, context),
  };
}

/** FTR-7: pictures at 100x22; entries without one are left out. */
export function legalLinksQuery(): Query<LegalLink[]> {
  return {
    key: 'legal-links',
    family: 'content',
    isPart: true,
    path: '/api/footer-legal-links?populate[image]=true&populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc',
    parse: async (wire, context) => (await parser()).parseLegalLinks(wire, context),
  };
}

/** FTR-7: 50; sorted by `createdAt`, because publishing creates a new row. */
export function socialNetworksQuery(): Query<SocialNetwork[]> {
  return {
    key: 'social-networks',
    family: 'content',
    isPart: true,
    path: '/api/social-networks?pagination[limit]=50&sort=createdAt:asc',
    parse: async (wire, context) => (await parser()).parseSocialNetworks(wire, context),
  };
}

/** FTR-6. */
export function sponsoredItemsQuery(locale: string): Query<SponsoredItem[]> {
  return {
    key: `sponsored-items:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/footer-sponsored-items?populate[image]=true&sort=createdAt:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseSponsoredItems(wire, context),
  };
}

/** FTR-7. */
export function poweredByQuery(): Query<Maker[]> {
  return {
    key: 'powered-by',
    family: 'content',
    isPart: true,
    path: '/api/footer-powered-bys?sort=createdAt:asc',
    parse: async (wire, context) => (await parser()).parsePoweredBy(wire, context),
  };
}

/** FTR-7: HTML, sanitised on parsing. */
export function footerTextQuery(locale: string): Query<CleanHtml> {
  return {
    key: `footer-text:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/footer-texts?locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseFooterText(wire, context),
  };
}

const name = v.pipe(v.string(), v.minLength(1));

const route = v.fallback(v.nullish(v.object({ url: v.string() })), null);

const siteMapLink = v.object({
  label: name,
  externalUrl: optionalText,
  urlParam: optionalText,
  route,
});

const sitemapRow = v.object({
  documentId: v.string(),
  label: name,
  siteMapLinks: v.nullish(v.array(v.unknown())),
});

const helpRow = v.object({
  label: name,
  externalLink: optionalText,
  route,
  openLinkInNewTab: optionalFlag,
});

const legalRow = v.object({
  documentId: v.string(),
  name,
  image: optionalMedia,
  externalUrl: optionalText,
  route,
});

const socialRow = v.object({ documentId: v.string(), url: v.string(), icon: name });

const sponsoredRow = v.object({
  documentId: v.string(),
  name,
  title: optionalText,
  image: optionalMedia,
  hideImageSeparator: optionalFlag,
  customHeight: optionalNumber,
});

const poweredByRow = v.object({ documentId: v.string(), name, externalLink: optionalText });

const textRow = v.object({ content: v.string() });

/** Most links per block. */
const MOST_LINKS = 100;

export const parseSitemapBlocks = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'sitemap-block', schema: sitemapRow, limit: 50 }, context, (row) => {
    const name = `sitemap-block ${row.documentId}`;
    const entries = byOrder(row.siteMapLinks ?? []);
    const links = firstOf(entries, MOST_LINKS, `${name}: links`, context).flatMap((entry) => {
      const parsed = v.safeParse(siteMapLink, entry);
      if (!parsed.success) {
        context.report(`${name}: a link left out: ${v.summarize(parsed.issues)}`);
        return [];
      }
      const { label, externalUrl, route: to, urlParam } = parsed.output;
      const link = parseLink(externalUrl || (to && to.url + (urlParam ?? '')));
      if (!link) context.report(`${name}: link ${label} left out`);
      return link ? [{ label, link }] : [];
    });
    return { id: toId(row.documentId), label: row.label, links };
  });

export const parseHelpLinks = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'footer-help-link', schema: helpRow, limit: 50 }, context, (row) => {
    const link = parseLink(row.externalLink || row.route?.url);
    return (
      link && {
        label: row.label,
        link,
        ...(typeof row.openLinkInNewTab === 'boolean' && { newTab: row.openLinkInNewTab }),
      }
    );
  });

export const parseLegalLinks = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'footer-legal-link', schema: legalRow, limit: 50 }, context, (row) => {
    const image = toPicture(row.image, context.mediaBase);
    const url = row.externalUrl || row.route?.url;
    const link = readLink(url, `footer-legal-link ${row.documentId}: its url`, context);
    return image && { id: toId(row.documentId), name: row.name, image, ...(link && { link }) };
  });

export const parseSocialNetworks = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'social-network', schema: socialRow, limit: 50 }, context, (row) => {
    const link = parseLink(row.url);
    if (link?.kind !== 'external') return undefined;
    const icon = socialBrand(row.icon);
    const name = (icon && SOCIAL_BRANDS[icon]) ?? new URL(link.href).hostname;
    return { id: toId(row.documentId), name, href: link.href, ...(icon && { icon }) };
  });

export const parseSponsoredItems = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'footer-sponsored-item', schema: sponsoredRow, limit: 100 },
    context,
    (row) => {
      const image = toPicture(row.image, context.mediaBase, 'small');
      return (
        image && {
          id: toId(row.documentId),
          name: row.name,
          image,
          hideSeparator: row.hideImageSeparator === true,
          height: row.customHeight && row.customHeight > 0 ? Math.min(row.customHeight, 200) : 55,
          ...(row.title && { title: row.title }),
        }
      );
    },
  );

export const parsePoweredBy = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'footer-powered-by', schema: poweredByRow, limit: 100 },
    context,
    (row) => {
      const place = `footer-powered-by ${row.documentId}: externalLink`;
      const link = readLink(row.externalLink, place, context);
      return { id: toId(row.documentId), label: row.name, ...(link && { link }) };
    },
  );

export const parseFooterText = (wire: unknown, context: ParseContext) => {
  if (isEmptyList(wire)) return '' as CleanHtml;
  const parsed = v.safeParse(textRow, firstRow(wire));
  return parsed.success ? context.cleanHtml(parsed.output.content) : undefined;
};
