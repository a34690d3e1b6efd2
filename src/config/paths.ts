import { devicePath } from './device-path.ts';
import { passwordPaths } from './password-paths.ts';
import { playerPaths, statementPath } from './player-paths.ts';
import type { PublicConfig } from './public-config.ts';

/** Where the pages are, as patterns without language prefix (RTE-3, RTE-4); one that is not configured is nowhere. */
export function pagePaths(config: PublicConfig) {
  const { routes } = config;
  const below = (base: string | undefined, rest: string) => base && base + rest;
  const { home: account, ...area } = playerPaths(config);
  return {
    home: '/',
    account,
    ...area,
    statement: statementPath(config),
    games: routes.games,
    game: below(routes.games, '/:slug'),
    play: below(routes.games, '/:slug/play'),
    provider: below(routes.gamesProviders, '/:displayName'),
    sports: below(routes.sportsBetting, '/*'),
    liveSports: below(routes.liveSportsBetting, '/*'),
    promotions: routes.promotions,
    promotion: below(routes.promotions, '/:slug'),
    sitemap: routes.sitemap,
    device: devicePath(config),
    help: routes.helpInfo,
    helpCategory: below(routes.helpInfo, '/:category'),
    helpArticle: below(routes.helpInfo, '/:category/:article'),
    stores: routes.stores,
    store: below(routes.stores, '/:slug'),
    cookies: routes.cookiesPolicy,
    // Each legal text below it: `/legal/terms` and so on.
    legal: below(routes.legal, '/:slug'),
    paymentMethods: routes.paymentMethodsInfo,
    landing: below(routes.landing, '/:slug?'),
    login: routes.login,
    ...passwordPaths(config),
    registration: routes.registration,
    maintenance: routes.maintenance,
    accessDenied: routes.accessDenied,
    // There unless the configuration says otherwise, as it does in production.
    styleGuide: config.showStyleGuide === false ? undefined : '/style-guide',
  };
}
export type PagePaths = ReturnType<typeof pagePaths>;

/** A path pattern as the source of an expression; a parameter stands for one segment, `/*` for any number of them. */
const toExpression = (pattern: string): string =>
  pattern
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\\\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\\\*$/, '(?:/.*)?');

/** Whether a path of the site (query and fragment ignored) leads to a page rather than to home. */
export function createIsMounted(config: PublicConfig): (path: string) => boolean {
  const configured = Object.values(pagePaths(config)).filter((pattern) => pattern !== undefined);
  const expressions = configured.map(toExpression);
  // As the router matches them, made once: a page asks for every link it shows.
  const mounted = new RegExp(`^(?:${expressions.join('|')})/*$`, 'i');
  return (path) => mounted.test(path.replace(/[?#].*$/, '') || '/');
}

/** The worker that has the browser's formats ready before React asks for one (public/assets/formats.js). */
export const FORMATS_FILE = '/assets/formats.js';
