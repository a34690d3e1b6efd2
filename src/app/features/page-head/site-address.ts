import type { PublicConfig } from '../../../config/public-config.ts';
import { isSamePath } from '../../../lib/site-paths.ts';

/**
 * Returns the URL of a path in one language. Without `siteUrl` it is relative to the page's host, because a page is
 * cached for everyone, whatever host the first visitor requested.
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
 * Returns the canonical form of a path: the router ignores case in the configured part and a trailing slash.
 * @param path without language prefix and query string
 */
export function canonicalPath({ routes }: PublicConfig, path: string): string {
  const bare = path.replace(/\/+$/, '') || '/';
  const known = Object.values(routes).find((route) => isSamePath(route, bare));
  return known ?? bare;
}
