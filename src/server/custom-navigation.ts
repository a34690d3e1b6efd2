import { localeOfPath } from '../app/i18n/locales.ts';
import { createIsMounted } from '../config/paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { safePath } from '../lib/safe-path.ts';
import type { Exchange } from './exchange.ts';

const COOKIE = 'customNavigationMode';
/** CKE-4: 30 days, in seconds. */
const LIFE_SECONDS = 30 * 86_400;

/** What the visit begins with: a way on, a cookie for the next time, or neither. */
export interface CustomNavigation {
  redirectTo?: string;
  /** A whole Set-Cookie header. */
  cookie?: string;
}

/** Whether a path is the home page, in any of the site's languages. */
export const isHome = (
  { languages, defaultAppLanguage }: SiteConfig,
  pathname: string,
): boolean => {
  const { basename } = localeOfPath(pathname, languages, defaultAppLanguage);
  return pathname === '/' || pathname.replace(/\/$/, '') === basename;
};

/**
 * Custom navigation mode (CKE-5), only when the visit begins at home: a visitor with the cookie is
 * sent to its path, in the language of the visit; another gets the cookie with the configured one, and goes on to
 * `routes.home` where there is one (HOM-1). A path that leads nowhere (any more) counts as none, or the way back to home
 * would begin it anew.
 */
export function createCustomNavigation(
  config: SiteConfig,
): (exchange: Pick<Exchange, 'req' | 'url'>) => CustomNavigation {
  const mode = config.customNavigationMode;
  if (!mode) return () => ({});
  const isMounted = createIsMounted(toPublicConfig(config));
  const leads = (path: string | undefined): path is string =>
    path !== undefined && isMounted(path) && !isHome(config, new URL(path, 'http://site').pathname);
  const chosen = mode.path ?? config.routes.sportsBetting;
  const secure = config.siteUrl?.startsWith('https:') ? '; Secure' : '';
  // Left to the tag manager, where it keeps what the site does not need (docs/tags.md).
  const cookie =
    leads(chosen) && !config.gtm?.disableAppCookies
      ? `${COOKIE}=${encodeURIComponent(chosen)}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`
      : undefined;

  return ({ req, url }) => {
    const isInside = req.headers['sec-fetch-site'] === 'same-origin';
    // A visit that begins at a page that is gone is sent here, to be told so (RTE-5).
    if (!isHome(config, url.pathname) || isInside || url.searchParams.has('notice')) return {};
    const path = safePath(readCookie(req.headers.cookie));
    if (!leads(path)) return cookie === undefined ? {} : { cookie };
    const { languages, defaultAppLanguage } = config;
    const { basename } = localeOfPath(url.pathname, languages, defaultAppLanguage);
    return { redirectTo: basename === '/' ? path : basename + path };
  };
}

function readCookie(header = ''): string | undefined {
  const text = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(header)?.[1];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
