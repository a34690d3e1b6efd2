import { devicePath } from './config/device-path.ts';
import { passwordPaths } from './config/password-paths.ts';
import { playerPaths, statementPath } from './config/player-paths.ts';
import type { PublicConfig } from './config/public-config.ts';

/** Paths that are mounted whatever the configuration says. */
export const STYLE_GUIDE = '/style-guide';

/** Every path pattern that leads to a page, without language prefix (CFG-3, RTE-3, RTE-4). */
export function mountedPatterns(config: PublicConfig): string[] {
  const { routes } = config;
  const patterns = [
    '/',
    STYLE_GUIDE,
    routes.login,
    ...Object.values(passwordPaths(config)),
    routes.registration,
    routes.games,
    routes.games && `${routes.games}/:slug`,
    routes.games && `${routes.games}/:slug/play`,
    routes.gamesProviders && `${routes.gamesProviders}/:displayName`,
    routes.sportsBetting && `${routes.sportsBetting}/*`,
    routes.liveSportsBetting && `${routes.liveSportsBetting}/*`,
    routes.promotions,
    routes.promotions && `${routes.promotions}/:slug`,
    routes.sitemap,
    devicePath(config),
    routes.stores,
    routes.stores && `${routes.stores}/:slug`,
    routes.cookiesPolicy,
    routes.legal && `${routes.legal}/:slug`,
    routes.helpInfo,
    routes.helpInfo && `${routes.helpInfo}/:category`,
    routes.helpInfo && `${routes.helpInfo}/:category/:article`,
    routes.paymentMethodsInfo,
    routes.landing,
    routes.landing && `${routes.landing}/:slug`,
    ...Object.values(playerPaths(config)),
    statementPath(config),
    routes.maintenance,
    routes.accessDenied,
  ];
  return patterns.filter((pattern) => pattern !== undefined);
}

/** A path pattern as the source of an expression; a parameter stands for one segment, `/*` for any number. */
const toExpression = (pattern: string): string =>
  pattern
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\\\*$/, '(?:/.*)?');

/** Whether a path of the site (query and fragment ignored) leads to a page rather than to home. */
export function createIsMounted(config: PublicConfig): (path: string) => boolean {
  const patterns = mountedPatterns(config).map(toExpression);
  // As the router matches them, made once: a page asks for every link it shows.
  const mounted = new RegExp(`^(?:${patterns.join('|')})/*$`, 'i');
  return (path) => mounted.test(path.replace(/[?#].*$/, '') || '/');
}
