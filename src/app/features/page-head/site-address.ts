import type { PublicConfig } from '../../../config/public-config.ts';

/**
 * A path of the site in one of its languages. Without `siteUrl` it counts from the page's own host: a page is kept for
 * everybody, whatever host the first visitor asked for.
 * @param path without language prefix
 */
export function siteAddress(
  { siteUrl = '', defaultAppLanguage }: PublicConfig,
  language: string,
  path: string,
): string {
  const prefix = language === defaultAppLanguage ? '' : `/${language}`;
  return siteUrl + (prefix && path === '/' ? prefix : prefix + path);
}

/**
 * The one spelling of a path: the router minds neither capitals in the configured part nor a slash at the end.
 * @param path without language prefix and query
 */
export function canonicalPath({ routes }: PublicConfig, path: string): string {
  const bare = path.replace(/\/+$/, '') || '/';
  const known = Object.values(routes).find((route) => route?.toLowerCase() === bare.toLowerCase());
  return known ?? bare;
}
