import { pathWithin } from '../../app/i18n/locales.ts';
import type { ListedAddress } from '../../app/sitemap/list-addresses.ts';
import type { PublicConfig } from '../../config/public-config.ts';

/**
 * Whether the sitemap lists the page of a path, in any language, because content may fall back to another language. A
 * game's own page is listed; the page to play it is not.
 */
export function createIsListed(
  addresses: readonly ListedAddress[],
  config: Pick<PublicConfig, 'languages' | 'defaultAppLanguage'>,
): (pathname: string) => boolean {
  const paths = new Set(addresses.map(({ path }) => new URL(path, 'http://site').pathname));
  return (pathname) => paths.has(pathWithin(pathname, config).replace(/\/play$/, ''));
}
