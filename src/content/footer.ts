import * as v from 'valibot';
import type { CleanHtml, Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, type Picture, toPicture } from './picture.ts';
import {
  byOrder,
  firstRow,
  optionalFlag,
  optionalNumber,
  optionalText,
  parseRows,
} from './rows.ts';

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
  newTab: boolean;
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
  /** CSS px; FTR-6: 55 unless the entry gives its own. */
  height: number;
}
export interface SocialNetwork {
  id: string;
  /** Brand icon name, lower case. */
  icon: string;
  href: string;
}

const name = v.pipe(v.string(), v.minLength(1));
const route = v.fallback(v.nullish(v.object({ url: v.string() })), null);
const siteMapLink = v.object({
  label: name,
  order: optionalNumber,
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
  documentId: v.string(),
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

/** FTR-4: a link is its route with the parameter appended, or the external address. */
export function sitemapBlocksQuery(locale: string): Query<SitemapBlock[]> {
  return {
    key: `sitemap:${locale}`,
    family: 'content',
    path: `/api/sitemap-blocks?populate[siteMapLinks][populate][route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'sitemap-block', schema: sitemapRow, limit: 50 }, context, (row) => {
        const entries = (row.siteMapLinks ?? []).flatMap((entry) => {
          const parsed = v.safeParse(siteMapLink, entry);
          return parsed.success ? [parsed.output] : [];
        });
        const links = byOrder(entries).flatMap(({ label, externalUrl, route: to, urlParam }) => {
          const link = parseLink(externalUrl || (to && to.url + (urlParam ?? '')));
          if (!link) context.report(`sitemap-block ${row.documentId}: link ${label} left out`);
          return link ? [{ label, link }] : [];
        });
        return { id: row.documentId, label: row.label, links };
      }),
  };
}

/** FTR-5. */
export function helpLinksQuery(locale: string): Query<HelpLink[]> {
  return {
    key: `help-links:${locale}`,
    family: 'content',
    path: `/api/footer-help-links?populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'footer-help-link', schema: helpRow, limit: 50 }, context, (row) => {
        const link = parseLink(row.externalLink || row.route?.url);
        return (
          link && {
            id: row.documentId,
            label: row.label,
            link,
            newTab: row.openLinkInNewTab === true,
          }
        );
      }),
  };
}

/** FTR-7: pictures are shown at 100x22; one without a picture has nothing to show. */
export function legalLinksQuery(): Query<LegalLink[]> {
  return {
    key: 'legal-links',
    family: 'content',
    path: '/api/footer-legal-links?populate[image]=true&populate[route]=true&pagination[start]=0&pagination[limit]=50&sort=order:asc',
    parse: (wire, context) =>
      parseRows(
        wire,
        { type: 'footer-legal-link', schema: legalRow, limit: 50 },
        context,
        (row) => {
          const image = toPicture(row.image, context.mediaBase);
          const link = parseLink(row.externalUrl || row.route?.url);
          return image && { id: row.documentId, name: row.name, image, ...(link && { link }) };
        },
      ),
  };
}

/** FTR-7: 50; `createdAt` keeps the order that editors gave, since a publish makes a new row. */
export function socialNetworksQuery(): Query<SocialNetwork[]> {
  return {
    key: 'social-networks',
    family: 'content',
    path: '/api/social-networks?pagination[limit]=50&sort=createdAt:asc',
    parse: (wire, context) =>
      parseRows(wire, { type: 'social-network', schema: socialRow, limit: 50 }, context, (row) => {
        const link = parseLink(row.url);
        if (link?.kind !== 'external') return undefined;
        return { id: row.documentId, icon: row.icon.toLowerCase(), href: link.href };
      }),
  };
}

/** FTR-6. */
export function sponsoredItemsQuery(): Query<SponsoredItem[]> {
  return {
    key: 'sponsored-items',
    family: 'content',
    path: '/api/footer-sponsored-items?populate[image]=true&sort=createdAt:asc',
    parse: (wire, context) =>
      parseRows(
        wire,
        { type: 'footer-sponsored-item', schema: sponsoredRow, limit: 100 },
        context,
        (row) => {
          const image = toPicture(row.image, context.mediaBase, 'small');
          return (
            image && {
              id: row.documentId,
              name: row.name,
              image,
              hideSeparator: row.hideImageSeparator === true,
              height:
                row.customHeight && row.customHeight > 0 ? Math.min(row.customHeight, 200) : 55,
              ...(row.title && { title: row.title }),
            }
          );
        },
      ),
  };
}

/** FTR-7. */
export function poweredByQuery(): Query<LabelledLink[]> {
  return {
    key: 'powered-by',
    family: 'content',
    path: '/api/footer-powered-bys?sort=createdAt:asc',
    parse: (wire, context) =>
      parseRows(
        wire,
        { type: 'footer-powered-by', schema: poweredByRow, limit: 100 },
        context,
        (row) => {
          const link = parseLink(row.externalLink);
          return link && { id: row.documentId, label: row.name, link };
        },
      ),
  };
}

/** FTR-7: HTML, cleaned where it is taken in. */
export function footerTextQuery(locale: string): Query<CleanHtml> {
  return {
    key: `footer-text:${locale}`,
    family: 'content',
    path: `/api/footer-texts?locale=${locale}`,
    parse: (wire, context) => {
      const parsed = v.safeParse(textRow, firstRow(wire));
      return parsed.success ? context.cleanHtml(parsed.output.content) : undefined;
    },
  };
}
