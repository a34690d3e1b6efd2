import type { PublicConfig } from '../../config/public-config.ts';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { localeOfPath } from './locales.ts';

/** A path without language and preview prefix, as routes know it. */
export const pathWithin = (
  pathname: string,
  { languages, defaultAppLanguage }: Pick<PublicConfig, 'languages' | 'defaultAppLanguage'>,
): string =>
  withoutPrefix(pathname, localeOfPath(pathname, languages, defaultAppLanguage).basename);
