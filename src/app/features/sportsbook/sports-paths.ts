import type { PublicConfig } from '../../../config/public-config.ts';
import { withoutDots } from '../../../lib/site-paths.ts';

/** The two doors of the sportsbook. */
export type SportsRoutes = Pick<PublicConfig['routes'], 'sportsBetting' | 'liveSportsBetting'>;

/** Whether a path is at or below a route. */
const isAt = (route: string, path: string): boolean => `${path}/`.startsWith(`${route}/`);

/**
 * The sports route that a path (without language prefix) is at or below; the longer one where one lies below the
 * other.
 * @returns undefined elsewhere
 */
export function sportsRouteOf(
  { sportsBetting, liveSportsBetting }: SportsRoutes,
  path: string,
): string | undefined {
  return [sportsBetting, liveSportsBetting]
    .filter((route) => route !== undefined && isAt(route, path))
    .sort((a = '', b = '') => b.length - a.length)[0];
}

/** Where an event or a selection is on this site: its path in the sportsbook, or all of the route where it has none. */
export const eventAddress = (
  route: string | undefined,
  path: string | undefined = '',
): string | undefined => (route === undefined ? undefined : route + withoutDots(path));
