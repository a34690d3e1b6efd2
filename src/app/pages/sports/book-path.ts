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

/** The sportsbook's path of the matches in play of a sport. */
const LIVE_SPORT = new RegExp(`^${BOOK_PATHS.live}(/[^/]+)$`);

/**
 * Maps a URL of the site to a page of the sportsbook (SPT-1): the path below either route, or a live page at the live
 * route itself. A sport below the live route has its live page there, if another route has the sport's own page.
 * @param pathname of a sports page, without language prefix
 */
export function bookPlaceAt(routes: SportsRoutes, pathname: string): BookPlace {
  const route = sportsRouteOf(routes, pathname) ?? '';
  const rest = pathname.slice(route.length).replace(/\/+$/, '').replaceAll(/%2E/gi, '.') || '/';
  const below = v.is(framePath, rest) ? rest : '/';
  const isLive = route === routes.liveSportsBetting;
  const isSport =
    routes.sportsBetting !== undefined &&
    below.lastIndexOf('/') === 0 &&
    below !== BOOK_PATHS.ownBets;
  const isLivePage = isLive && (below === '/' || isSport);
  const path = isLivePage ? (BOOK_PATHS.live + below).replace(/\/$/, '') : below;
  return { route, isLive, below, path };
}

/** Maps a page of the sportsbook to a path of the site, without language prefix. */
export function siteAddressOf(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  path: string,
): string {
  if (path === BOOK_PATHS.live && liveSportsBetting !== undefined) return liveSportsBetting;
  const sport = LIVE_SPORT.exec(path)?.[1];
  if (sport && sportsBetting && liveSportsBetting) return liveSportsBetting + withoutDots(sport);
  const route = sportsBetting ?? liveSportsBetting ?? '';
  return path === '/' ? route : route + withoutDots(path);
}
