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
 * The pages for a forgotten password and a new email address. They are below the login page and need one (CFG-3). Links
 * in emails point to `reset` and `newEmail` with the token in the fragment, which is never sent to a server.
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

/** The page that lists what the site stores on this device. It is below the cookies policy and needs one (CFG-3). */
export const devicePath = ({ routes }: Pick<PublicConfig, 'routes'>): string | undefined =>
  routes.cookiesPolicy && `${routes.cookiesPolicy}/device`;

/**
 * The address of the "Log in" link (HDR-4).
 * @param current path and query of the current page, without language prefix
 * @returns undefined on a site without login. The landing page and the entrances are never the return address; the
 * registration's own one stays
 */
export function loginPath(
  routes: { [name in 'login' | 'landing' | 'registration']?: string | undefined },
  current: string,
): string | undefined {
  if (routes.login === undefined) return undefined;
  const [pathname = '/', query = ''] = current.split('?', 2);
  if (pathname === routes.login || isLanding(routes, pathname)) return routes.login;
  const back =
    pathname === routes.registration ? new URLSearchParams(query).get('returnUrl') : current;
  return routes.login + (back === null ? '' : `?returnUrl=${encodeURIComponent(back)}`);
}

/** Whether a path is the landing page or a campaign page below it. */
export const isLanding = (
  { landing }: { landing?: string | undefined },
  pathname: string,
): boolean => landing !== undefined && (pathname === landing || pathname.startsWith(`${landing}/`));
