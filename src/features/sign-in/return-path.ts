import { safePath } from '../../lib/safe-path.ts';

/**
 * Where a sign-in leads (RTE-7): the page of this site that `returnUrl` names, its first value if there
 * are several, else home; never back to the login (B29, B30 in SECURITY.md).
 * @param search query of the login page
 * @param login the configured route of the login
 */
export function returnPath(search: string, login: string | undefined): string {
  const asked = safePath(new URLSearchParams(search).get('returnUrl'));
  if (asked === undefined) return '/';
  const pathname = asked.replace(/[?#].*$/, '').toLowerCase();
  const isLogin = login !== undefined && `${pathname}/`.startsWith(`${login.toLowerCase()}/`);
  return isLogin ? '/' : asked;
}
