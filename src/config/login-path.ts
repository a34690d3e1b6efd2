/**
 * The address of the "Log in" link (HDR-4).
 * @param current path and query of the current page, without language prefix
 * @returns undefined on a site without login; the landing and login pages are never the return address
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

/** Whether a path is the landing page or a campaign page below it. */
export const isLanding = (
  { landing }: { landing?: string | undefined },
  pathname: string,
): boolean => landing !== undefined && (pathname === landing || pathname.startsWith(`${landing}/`));
