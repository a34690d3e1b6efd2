import * as v from 'valibot';
import { withoutDots } from '../../../lib/site-paths.ts';
import { BOOK_PATHS, framePath } from '../../../operator/frame-messages.ts';
import { type SportsRoutes, sportsRouteOf } from '../../features/sportsbook/sports-paths.ts';

export interface BookPlace {
  /** The site's route at or above this place. */
  route: string;
  isLive: boolean;
  /** Path below the route; `/` if there is none or it is not valid in a frame. */
  below: string;
  /** The sportsbook's own path. */
  path: string;
}

/**
 * Maps a URL of the site to a page of the sportsbook (SPT-1): the path below either route, or the live page at the live
 * route itself.
 * @param pathname of a sports page, without language prefix
 */
export function bookPlaceAt(routes: SportsRoutes, pathname: string): BookPlace {
  const route = sportsRouteOf(routes, pathname) ?? '';
  const rest = pathname.slice(route.length).replace(/\/+$/, '').replaceAll(/%2E/gi, '.') || '/';
  const below = v.is(framePath, rest) ? rest : '/';
  const isLive = route === routes.liveSportsBetting;
  return { route, isLive, below, path: isLive && below === '/' ? BOOK_PATHS.live : below };
}

/** Maps a page of the sportsbook to a path of the site, without language prefix. */
export function siteAddressOf(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  path: string,
): string {
  if (path === BOOK_PATHS.live && liveSportsBetting !== undefined) return liveSportsBetting;
  const route = sportsBetting ?? liveSportsBetting ?? '';
  return path === '/' ? route : route + withoutDots(path);
}
