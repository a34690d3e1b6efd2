import * as v from 'valibot';
import { withoutDots } from '../../../lib/site-paths.ts';
import { framePath } from '../../../operator/frame-messages.ts';
import { type SportsRoutes, sportsRouteOf } from '../../features/sportsbook/sports-paths.ts';

/** Where the sportsbook shows what is being played. */
const LIVE = '/live';

export interface BookPlace {
  /** The site's route that it is at or below. */
  route: string;
  isLive: boolean;
  /** What lies below the route; `/` is nothing, and what is no path of a frame's. */
  below: string;
  /** What the sportsbook shows, as a path of its own. */
  path: string;
}

/**
 * What the sportsbook shows at an address of the site (SPT-1): what lies below either route, and at the live route
 * itself its live page.
 * @param pathname of a sports page, without language prefix
 */
export function bookPlaceAt(routes: SportsRoutes, pathname: string): BookPlace {
  const route = sportsRouteOf(routes, pathname) ?? '';
  const rest = pathname.slice(route.length).replace(/\/+$/, '').replaceAll(/%2E/gi, '.') || '/';
  const below = v.is(framePath, rest) ? rest : '/';
  const isLive = route === routes.liveSportsBetting;
  return { route, isLive, below, path: isLive && below === '/' ? LIVE : below };
}

/** Where on the site a page of the sportsbook is, as a path without language prefix. */
export function siteAddressOf(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  path: string,
): string {
  if (path === LIVE && liveSportsBetting !== undefined) return liveSportsBetting;
  const route = sportsBetting ?? liveSportsBetting ?? '';
  return path === '/' ? route : route + withoutDots(path);
}
