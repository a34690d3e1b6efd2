import type { Query } from '../http/query.ts';
import type { Link } from '../lib/link.ts';
import type { Picture } from './picture.ts';

const parser = () => import('./wire/menus.ts');

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
  /** Absent for an item that only expands. */
  link?: Link;
  children: BurgerChild[];
}

/** NAV-1, QRY-1: 100 items, ascending by order. */
export function desktopMenuQuery(locale: string): Query<MenuItem[]> {
  return {
    key: `desktop-menu:${locale}`,
    family: 'content',
    path: `/api/desktop-menus?pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseDesktopMenu(wire, context),
  };
}

/** MOB-1; refetched on each navigation end (MOB-4). */
export function mobileMenuQuery(locale: string): Query<MobileMenuItem[]> {
  return {
    key: `mobile-menu:${locale}`,
    family: 'content',
    path: `/api/mobile-menus?populate[icon]=true&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseMobileMenu(wire, context),
  };
}

/** BRG-1. */
export function burgerMenuQuery(locale: string): Query<BurgerItem[]> {
  return {
    key: `burger-menu:${locale}`,
    family: 'content',
    path: `/api/burger-menus?populate[icon]=true&populate[children]=true&pagination[limit]=100&sort=order:asc&locale=${locale}`,
    parse: async (wire, context) => (await parser()).parseBurgerMenu(wire, context),
  };
}
