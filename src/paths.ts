import { matchPath } from 'react-router-dom';
import type { PublicConfig } from './config/public-config.ts';

/** Paths that are mounted whatever the configuration says. */
export const STYLE_GUIDE = '/style-guide';

/** Every path pattern that leads to a page, without language prefix (CFG-3, RTE-3, RTE-4). */
export function mountedPatterns({ routes }: PublicConfig): string[] {
  const patterns = [
    '/',
    STYLE_GUIDE,
    routes.login,
    routes.registration,
    routes.games,
    routes.gamesProviders && `${routes.gamesProviders}/:displayName`,
    routes.sportsBetting,
    routes.liveSportsBetting,
    routes.promotions,
    routes.promotions && `${routes.promotions}/:slug`,
    routes.sitemap,
    routes.maintenance,
    routes.accessDenied,
  ];
  return patterns.filter((pattern) => pattern !== undefined);
}

/** Whether a path of the site (query and fragment ignored) leads to a page rather than to home. */
export function createIsMounted(config: PublicConfig): (path: string) => boolean {
  const patterns = mountedPatterns(config);
  return (path) => {
    const pathname = path.replace(/[?#].*$/, '') || '/';
    return patterns.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);
  };
}
