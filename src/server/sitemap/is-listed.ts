import { pathWithin } from '../../app/i18n/locales.ts';
import type { ListedAddress } from '../../app/sitemap/list-addresses.ts';
import type { PublicConfig } from '../../config/public-config.ts';

/**
 * Checks whether the sitemap lists the page of a path, in any language, because content falls back to another one's. A
 * game is listed; playing it is not.
 */
export function createIsListed(
  addresses: readonly ListedAddress[],
  config: Pick<PublicConfig, 'languages' | 'defaultAppLanguage'>,
): (pathname: string) => boolean {
  const paths = new Set(addresses.map(({ path }) => new URL(path, 'http://site').pathname));
  return (pathname) => paths.has(pathWithin(pathname, config).replace(/\/play$/, ''));
}
