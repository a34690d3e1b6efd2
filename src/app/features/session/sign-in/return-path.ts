import { isEntrance } from '../../../../config/derived-paths.ts';
import type { PublicConfig } from '../../../../config/public-config.ts';
import { withoutPrefix } from '../../../../lib/path-prefix.ts';
import { safePath } from '../../../../lib/safe-path.ts';
import { localeOfPath } from '../../../i18n/locales.ts';

export interface ReturnPath {
  path: string;
  /** The path has another language's prefix, which is a separate document; otherwise the router adds the prefix. */
  otherLanguage: boolean;
}

const HOME: ReturnPath = { path: '/', otherLanguage: false };

/**
 * Returns where a log-in leads (RTE-7): the page of this site in the first `returnUrl`, else home; never back to the
 * log-in or the registration (B29, B30).
 * @param search query string of the log-in page
 * @param shown language of the log-in page
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
  // Checked again: the rest after a prefix may be unsafe, as in /es//evil.test.
  const path = safePath(withoutPrefix(asked, basename));
  if (path === undefined) return HOME;
  if (isEntrance(routes, path)) return HOME;
  const otherLanguage = basename !== '/' && locale !== shown;
  return { path: otherLanguage ? asked : path, otherLanguage };
}

/** Copies the return path from one form's URL to the other's, as a query string. */
export function returnQuery(search: string): string {
  const back = new URLSearchParams(search).get('returnUrl');
  return back === null ? '' : `?returnUrl=${encodeURIComponent(back)}`;
}
