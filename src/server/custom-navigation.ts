import { localeOfPath } from '../app/i18n/locales.ts';
import { createIsMounted } from '../config/paths.ts';
import { toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { safePath } from '../lib/safe-path.ts';
import type { Exchange } from './exchange.ts';

const COOKIE = 'customNavigationMode';
/** CKE-4: 30 days, in seconds. */
const LIFE_SECONDS = 30 * 86_400;

/** A redirect, a cookie for the next visit, or neither. */
interface CustomNavigation {
  redirectTo?: string;
  /** Value of the Set-Cookie header. */
  cookie?: string;
}

/** Whether a path is home, in any language. */
export const isHome = (
  { languages, defaultAppLanguage }: SiteConfig,
  pathname: string,
): boolean => {
  const { basename } = localeOfPath(pathname, languages, defaultAppLanguage);
  return pathname === '/' || pathname.replace(/\/$/, '') === basename;
};

/**
 * Custom navigation mode (CKE-5), only for visits that begin at home. A visitor with the cookie is redirected to its
 * path, in the language of the visit. Others get the cookie with the configured path and go to `routes.home` if set
 * (HOM-1). A path that does not exist is ignored, because its redirect to home would loop.
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
  // With a tag manager that manages non-essential cookies, its container sets this one (docs/tags.md).
  const cookie =
    leads(chosen) && !config.gtm?.disableAppCookies
      ? `${COOKIE}=${encodeURIComponent(chosen)}; Path=/; Max-Age=${LIFE_SECONDS}; SameSite=Lax${secure}`
      : undefined;

  return ({ req, url }) => {
    const isInside = req.headers['sec-fetch-site'] === 'same-origin';
    // Visits to missing pages are redirected here to show a notice (RTE-5).
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
