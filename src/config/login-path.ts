/**
 * Where "log in" leads (HDR-4).
 * @param current path and query of the page shown, without language prefix
 * @returns undefined where no login is configured; the landing and login pages are no places to come back to
 */
export function loginPath(
  routes: { login?: string | undefined; landing?: string | undefined },
  current: string,
): string | undefined {
  if (routes.login === undefined) return undefined;
  const [pathname = '/'] = current.split('?', 1);
  if (pathname === routes.login || isLanding(routes, pathname)) return routes.login;
  return `${routes.login}?returnUrl=${encodeURIComponent(current)}`;
}

/** The landing page itself, or that of a campaign below it. */
export const isLanding = (
  { landing }: { landing?: string | undefined },
  pathname: string,
): boolean => landing !== undefined && (pathname === landing || pathname.startsWith(`${landing}/`));
