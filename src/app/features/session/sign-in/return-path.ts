import type { PublicConfig } from '../../../../config/public-config.ts';
import { safePath } from '../../../../lib/safe-path.ts';
import { withoutPrefix } from '../../../../lib/without-prefix.ts';
import { localeOfPath } from '../../../i18n/locales.ts';

export interface ReturnPath {
  path: string;
  /** The path names a language other than the one shown, which is a document of its own; else the router adds it. */
  otherLanguage: boolean;
}

const HOME: ReturnPath = { path: '/', otherLanguage: false };

/**
 * Where a sign-in leads (RTE-7): the page of this site that `returnUrl` names, its first value if there
 * are several, else home; never back to the login or the registration (B29, B30 in SECURITY.md).
 * @param search query of the login page
 * @param shown language of the login page
 */
export function returnPath(
  search: string,
  {
    routes,
    languages,
    defaultAppLanguage,
  }: Pick<PublicConfig, 'routes' | 'languages' | 'defaultAppLanguage'>,
  shown: string,
): ReturnPath {
  const asked = safePath(new URLSearchParams(search).get('returnUrl'));
  if (asked === undefined) return HOME;
  const [pathname = ''] = asked.split(/[?#]/, 1);
  const { locale, basename } = localeOfPath(pathname, languages, defaultAppLanguage);
  // Again: what follows a prefix may be a path that is none by itself, as in /es//evil.test.
  const path = safePath(withoutPrefix(asked, basename));
  if (path === undefined) return HOME;
  const [place = ''] = path.toLowerCase().split(/[?#]/, 1);
  for (const entrance of [routes.login, routes.registration])
    if (entrance !== undefined && `${place}/`.startsWith(`${entrance.toLowerCase()}/`)) return HOME;
  const otherLanguage = basename !== '/' && locale !== shown;
  return { path: otherLanguage ? asked : path, otherLanguage };
}

/** Hands the way back of one entrance on to the other, as a query. */
export function returnQuery(search: string): string {
  const back = new URLSearchParams(search).get('returnUrl');
  return back === null ? '' : `?returnUrl=${encodeURIComponent(back)}`;
}
