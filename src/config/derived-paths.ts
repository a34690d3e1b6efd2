import { isAtOrBelow, isSamePath } from '../lib/site-paths.ts';
import type { PublicConfig } from './public-config.ts';

/** The pages of the player area. */
export type PlayerPageName =
  | 'home'
  | 'activity'
  | 'cashier'
  | 'limits'
  | 'information'
  | 'documents'
  | 'security'
  | 'preferences';

/** Paths of the player area. A page that is not configured is absent; without the area all are (RTE-3). */
export function playerPaths({ routes }: Pick<PublicConfig, 'routes'>): {
  [page in PlayerPageName]?: string;
} {
  const { playerArea, userInformation, userDocumentation } = routes;
  if (playerArea === undefined) return {};
  return {
    home: playerArea,
    activity: `${playerArea}/activity`,
    cashier: `${playerArea}/cashier`,
    limits: `${playerArea}/limits`,
    ...(userInformation && { information: userInformation }),
    ...(userDocumentation && { documents: userDocumentation }),
    security: `${playerArea}/security`,
    preferences: `${playerArea}/preferences`,
  };
}

/** Anchor of breaks and self-exclusions on the page of limits. */
export const BREAK_ANCHOR = 'limits-exclusion';

/** Where a player takes a break or excludes themselves. */
export const breakPath = (config: Pick<PublicConfig, 'routes'>): string | undefined => {
  const { limits } = playerPaths(config);
  return limits && `${limits}#${BREAK_ANCHOR}`;
};

/** Path of the signed statement of a slot session, or the pattern of all. */
export const statementPath = (
  config: Pick<PublicConfig, 'routes'>,
  sessionId?: string,
): string | undefined => {
  const { activity } = playerPaths(config);
  const id = sessionId === undefined ? ':sessionId' : encodeURIComponent(sessionId);
  return activity && `${activity}/statements/${id}`;
};

/**
 * Pages for a forgotten password and a new email address. They are below the login page and need one (CFG-3). Links in
 * emails point to `reset` and `newEmail` with the token in the fragment, which browsers never send to a server.
 */
export function passwordPaths({ routes }: Pick<PublicConfig, 'routes'>): {
  forgotten?: string;
  reset?: string;
  newEmail?: string;
} {
  const { login } = routes;
  if (login === undefined) return {};
  return {
    forgotten: `${login}/forgotten`,
    reset: `${login}/new-password`,
    newEmail: `${login}/new-email`,
  };
}

/** What players bet on at this site, by its pages. */
export const offersOf = ({ routes }: Pick<PublicConfig, 'routes'>) => ({
  casino: routes.games !== undefined,
  sports: routes.sportsBetting !== undefined || routes.liveSportsBetting !== undefined,
});

/** Ending of messages about what the site offers: none with casino and sports. @returns undefined without both */
export function offerEnding(
  config: Pick<PublicConfig, 'routes'>,
): '' | '.casino' | '.sports' | undefined {
  const { casino, sports } = offersOf(config);
  if (casino && sports) return '';
  if (casino) return '.casino';
  return sports ? '.sports' : undefined;
}

/** Base of the providers' pages. They list games, so they need a lobby (CFG-3). */
export const providersPath = ({ routes }: Pick<PublicConfig, 'routes'>): string | undefined =>
  routes.games && routes.gamesProviders;

/** The page that lists what the site stores on this device. It is below the cookies policy and needs one (CFG-3). */
export const devicePath = ({ routes }: Pick<PublicConfig, 'routes'>): string | undefined =>
  routes.cookiesPolicy && `${routes.cookiesPolicy}/device`;

type EntranceRoutes = { [name in 'login' | 'landing' | 'registration']?: string | undefined };

/**
 * The URL of the "Log in" link (HDR-4), with the way back to the current page.
 * @returns undefined on a site without login
 */
export const loginPath = (routes: EntranceRoutes, current: string): string | undefined =>
  routes.login && routes.login + returnTo(routes, current);

/**
 * The query string with which login and registration return to the current page (RTE-7). The landing page, login and
 * registration are never the return URL; from the registration its own return URL is kept.
 * @param current path, query and fragment of the current page, without language prefix
 */
export function returnTo(routes: EntranceRoutes, current: string): string {
  const [address = '/'] = current.split('#', 1);
  const [pathname = '/', query = ''] = address.split('?', 2);
  // Links in emails lead below the login page and carry a token, which must not be copied into another URL.
  if (isAtOrBelow(routes.login, pathname) || isLanding(routes, pathname)) return '';
  const back = isAtOrBelow(routes.registration, pathname)
    ? new URLSearchParams(query).get('returnUrl')
    : current;
  return back === null ? '' : `?returnUrl=${encodeURIComponent(back)}`;
}

/** Whether a path is the log-in, the registration, or a page below them. */
export const isEntrance = ({ login, registration }: EntranceRoutes, path: string): boolean =>
  [login, registration].some((entrance) => isAtOrBelow(entrance, path));

/**
 * An editor's link to login or registration, with the way back to the current page unless it names one (RTE-7). For a
 * player, whom they would send back at once, it leads to the player area instead.
 */
export function withReturn(
  routes: EntranceRoutes & { playerArea?: string | undefined },
  to: string,
  { current, signedIn }: { current: string; signedIn: boolean },
): string {
  if (!isEntrance(routes, to) || /\breturnUrl=/.test(to)) return to;
  const { login, registration, playerArea = '/' } = routes;
  if (signedIn && [login, registration].some((route) => isSamePath(route, to))) return playerArea;
  const [address = '', ...fragment] = to.split('#');
  const back = returnTo(routes, current);
  return [address + (address.includes('?') ? back.replace('?', '&') : back), ...fragment].join('#');
}

/** Whether a path is the landing page or a campaign page below it. */
export const isLanding = (
  { landing }: { landing?: string | undefined },
  pathname: string,
): boolean => isAtOrBelow(landing, pathname);
