import type { PublicConfig } from '../../../config/public-config.ts';
import { isAtOrBelow, withoutDots } from '../../../lib/site-paths.ts';

/** The two entry routes of the sportsbook. */
export type SportsRoutes = Pick<PublicConfig['routes'], 'sportsBetting' | 'liveSportsBetting'>;

/**
 * Returns the sports route that a path (without language prefix) is at or below; the longer one if they are nested.
 * @returns undefined elsewhere
 */
export function sportsRouteOf(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  path: string,
): string | undefined {
  return [sportsBetting, liveSportsBetting]
    .filter((route) => isAtOrBelow(route, path))
    .sort((a = '', b = '') => b.length - a.length)[0];
}

/** URL of an event or selection on this site: its path in the sportsbook, or the route itself without one. */
export const eventAddress = (
  route: string | undefined,
  path: string | undefined = '',
): string | undefined => (route === undefined ? undefined : route + withoutDots(path));
