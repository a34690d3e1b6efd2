import * as v from 'valibot';
import type { Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, type Picture, toPicture } from './picture.ts';
import { optionalFlag, optionalNumber, parseRows } from './rows.ts';

export interface MenuItem {
  id: string;
  label: string;
  link: Link;
}
export interface MobileMenuItem extends MenuItem {
  icon?: Picture;
}
export interface BurgerChild {
  label: string;
  link: Link;
  playersOnly: boolean;
}
export interface BurgerItem {
  id: string;
  label: string;
  icon?: Picture;
  /** An item that only opens its children has none. */
  link?: Link;
  children: BurgerChild[];
}

const item = v.object({
  documentId: v.string(),
  label: v.pipe(v.string(), v.minLength(1)),
  url: v.nullish(v.string()),
  order: optionalNumber,
});
const withIcon = v.object({ ...item.entries, icon: optionalMedia });
const child = v.object({
  label: v.pipe(v.string(), v.minLength(1)),
  url: v.string(),
  showOnlyToLoggedPlayers: optionalFlag,
});
const burgerRow = v.object({ ...withIcon.entries, children: v.nullish(v.array(v.unknown())) });

/** NAV-1, QRY-1: 100 items, ascending by order. */
export function desktopMenuQuery(locale: string): Query<MenuItem[]> {
  return {
    key: `desktop-menu:${locale}`,
    family: 'content',
    path: `/api/desktop-menus?pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'desktop-menu', schema: item, limit: 100 }, context, (row) => {
        const link = parseLink(row.url);
        return link && { id: row.documentId, label: row.label, link };
      }),
  };
}

/** MOB-1; read again on each navigation end (MOB-4). */
export function mobileMenuQuery(locale: string): Query<MobileMenuItem[]> {
  return {
    key: `mobile-menu:${locale}`,
    family: 'content',
    path: `/api/mobile-menus?populate[icon]=true&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'mobile-menu', schema: withIcon, limit: 100 }, context, (row) => {
        const link = parseLink(row.url);
        const icon = toPicture(row.icon, context.mediaBase);
        return link && { id: row.documentId, label: row.label, link, ...(icon && { icon }) };
      }),
  };
}

/** BRG-1. */
export function burgerMenuQuery(locale: string): Query<BurgerItem[]> {
  return {
    key: `burger-menu:${locale}`,
    family: 'content',
    path: `/api/burger-menus?populate[icon]=true&populate[children]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: (wire, context) =>
      parseRows(wire, { type: 'burger-menu', schema: burgerRow, limit: 100 }, context, (row) => {
        const link = parseLink(row.url);
        const icon = toPicture(row.icon, context.mediaBase);
        const children = (row.children ?? []).flatMap((entry) => {
          const parsed = v.safeParse(child, entry);
          const to = parsed.success ? parseLink(parsed.output.url) : undefined;
          if (!parsed.success || !to) {
            context.report(`burger-menu ${row.documentId}: a child was left out`);
            return [];
          }
          const { label, showOnlyToLoggedPlayers } = parsed.output;
          return [{ label, link: to, playersOnly: showOnlyToLoggedPlayers === true }];
        });
        if (!link && children.length === 0) return undefined;
        return {
          id: row.documentId,
          label: row.label,
          children,
          ...(link && { link }),
          ...(icon && { icon }),
        };
      }),
  };
}
