import {
  devicePath,
  passwordPaths,
  playerPaths,
  providersPath,
  statementPath,
} from './derived-paths.ts';
import type { PublicConfig } from './public-config.ts';

/**
 * Path patterns of the pages, without language prefix (RTE-3, RTE-4). A name in `routes` is that of its page, except where
 * the specification's differs. A page that is not configured has no pattern.
 */
export function pagePaths(config: PublicConfig) {
  const {
    playerArea,
    userInformation,
    userDocumentation,
    gamesProviders: _,
    sportsBetting,
    liveSportsBetting,
    helpInfo,
    cookiesPolicy,
    legal,
    paymentMethodsInfo,
    ...named
  } = config.routes;
  const below = (base: string | undefined, rest: string) => base && base + rest;
  const { home: account, ...area } = playerPaths(config);
  return {
    ...named,
    home: '/',
    account,
    ...area,
    statement: statementPath(config),
    game: below(named.games, '/:slug'),
    play: below(named.games, '/:slug/play'),
    provider: below(providersPath(config), '/:displayName'),
    sports: below(sportsBetting, '/*'),
    liveSports: below(liveSportsBetting, '/*'),
    promotion: below(named.promotions, '/:slug'),
    device: devicePath(config),
    help: helpInfo,
    helpCategory: below(helpInfo, '/:category'),
    helpArticle: below(helpInfo, '/:category/:article'),
    store: below(named.stores, '/:slug'),
    cookies: cookiesPolicy,
    // Each legal text has a path below it, such as `/legal/terms`.
    legal: below(legal, '/:slug'),
    paymentMethods: paymentMethodsInfo,
    landing: below(named.landing, '/:slug?'),
    ...passwordPaths(config),
    // On unless the configuration turns it off. In production it is off by default.
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
