import type { RouteFlags } from '../../frame/route-flags.ts';

/** The flags that a route may set, in the order of RTE-8. */
export const FLAG_NAMES = [
  'hideDesktopNav',
  'hideMobileNav',
  'hideMobileHeader',
  'hideSiteMap',
  'hideLoginBar',
  'hideBurger',
  'hideBanners',
  'relativeMobileHeader',
  'ownSeo',
] as const satisfies readonly (keyof RouteFlags)[];
export type FlagName = (typeof FLAG_NAMES)[number];

/** Route flags named by the address, as in `?flags=hideBurger,ownSeo`; unknown names are ignored. */
export function flagsFromSearch(search: string): RouteFlags {
  const named = new URLSearchParams(search).get('flags')?.split(',') ?? [];
  const flags: RouteFlags = {};
  for (const name of FLAG_NAMES) if (named.includes(name)) flags[name] = true;
  return flags;
}
