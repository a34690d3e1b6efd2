import { devicePath, passwordPaths, playerPaths, statementPath } from './derived-paths.ts';
import type { PublicConfig } from './public-config.ts';

/** Path patterns of the pages, without language prefix (RTE-3, RTE-4). A page that is not configured has none. */
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
    // On unless the configuration turns it off, which is the default in production.
    styleGuide: config.showStyleGuide === false ? undefined : '/style-guide',
  };
}
export type PagePaths = ReturnType<typeof pagePaths>;

/** A path pattern as the source of a regular expression. A parameter matches one segment, `/*` any number. */
const toExpression = (pattern: string): string =>
  pattern
    .replace(/\/+$/, '')
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+\\\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+')
    .replace(/\/\\\*$/, '(?:/.*)?');

/** Whether a path (query and fragment ignored) belongs to a page. Other paths redirect to home. */
export function createIsMounted(config: PublicConfig): (path: string) => boolean {
  const configured = Object.values(pagePaths(config)).filter((pattern) => pattern !== undefined);
  const expressions = configured.map(toExpression);
  // Matches as the router does. Compiled once, because a page checks every link that it shows.
  const mounted = new RegExp(`^(?:${expressions.join('|')})/*$`, 'i');
  return (path) => mounted.test(path.replace(/[?#].*$/, '') || '/');
}

/**
 * A web worker that warms up the browser's number and date formats before React needs one (public/assets/formats.js).
 */
export const FORMATS_FILE = '/assets/formats.js';
