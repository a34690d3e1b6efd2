import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import { type Link, parseLink } from '../lib/link.ts';
import { optionalMedia, toPicture } from './parsing/picture.ts';
import { readLink } from './parsing/read-link.ts';
import { firstOf, type InLanguage, optionalFlag, parseRows, toId } from './parsing/rows.ts';
import type { Picture } from './picture.ts';

export interface MenuItem extends InLanguage {
  id: string;
  label: string;
  link: Link;
}

interface MobileMenuItem extends MenuItem {
  icon?: Picture;
}

interface BurgerChild {
  label: string;
  link: Link;
  playersOnly: boolean;
}

export interface BurgerItem extends InLanguage {
  id: string;
  label: string;
  icon?: Picture;
  /** Absent for an item that only expands. */
  link?: Link;
  children: BurgerChild[];
}

const parser = () => import('./menus.ts');
/** NAV-1, QRY-1: 100 items, ascending by order. */
export function desktopMenuQuery(locale: string): Query<MenuItem[]> {
  return {
    key: `desktop-menu:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/desktop-menus?pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseDesktopMenu(wire, context),
  };
}

/** MOB-1; refetched on each navigation end (MOB-4). */
export function mobileMenuQuery(locale: string): Query<MobileMenuItem[]> {
  return {
    key: `mobile-menu:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/mobile-menus?populate[icon]=true&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseMobileMenu(wire, context),
  };
}

/** BRG-1. */
export function burgerMenuQuery(locale: string): Query<BurgerItem[]> {
  return {
    key: `burger-menu:${locale}`,
    family: 'content',
    isPart: true,
    path: `/api/burger-menus?populate[icon]=true&populate[children]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseBurgerMenu(wire, context),
  };
}

const item = v.object({
  documentId: v.string(),
  label: v.pipe(v.string(), v.minLength(1)),
  url: v.nullish(v.string()),
});

const withIcon = v.object({ ...item.entries, icon: optionalMedia });

const child = v.object({
  label: v.pipe(v.string(), v.minLength(1)),
  url: v.string(),
  showOnlyToLoggedPlayers: optionalFlag,
});

const burgerRow = v.object({ ...withIcon.entries, children: v.nullish(v.array(v.unknown())) });

/** Most children per entry. */
const MOST_CHILDREN = 100;

export const parseDesktopMenu = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'desktop-menu', schema: item, limit: 100 }, context, (row) => {
    const link = parseLink(row.url);
    return link && { id: toId(row.documentId), label: row.label, link };
  });

export const parseMobileMenu = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'mobile-menu', schema: withIcon, limit: 100 }, context, (row) => {
    const link = parseLink(row.url);
    const icon = toPicture(row.icon, context.mediaBase);
    return link && { id: toId(row.documentId), label: row.label, link, ...(icon && { icon }) };
  });

export const parseBurgerMenu = (wire: unknown, context: ParseContext) =>
  parseRows(wire, { type: 'burger-menu', schema: burgerRow, limit: 100 }, context, (row) => {
    const name = `burger-menu ${row.documentId}`;
    const icon = toPicture(row.icon, context.mediaBase);
    const entries = firstOf(row.children ?? [], MOST_CHILDREN, `${name}: children`, context);
    const children = entries.flatMap((entry) => {
      const parsed = v.safeParse(child, entry);
      const to = parsed.success ? parseLink(parsed.output.url) : undefined;
      if (!parsed.success || !to) {
        context.report(`${name}: a child was left out`);
        return [];
      }
      const { label, showOnlyToLoggedPlayers } = parsed.output;
      return [{ label, link: to, playersOnly: showOnlyToLoggedPlayers === true }];
    });
    // Left out without both, which is logged elsewhere.
    if (children.length === 0 && !parseLink(row.url)) return undefined;
    const link = readLink(row.url, `${name}: url`, context);
    return {
      id: toId(row.documentId),
      label: row.label,
      children,
      ...(link && { link }),
      ...(icon && { icon }),
    };
  });
