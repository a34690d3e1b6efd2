import type { PublicConfig } from '../../config/public-config.ts';
import { withoutPrefix } from '../../lib/without-prefix.ts';
import { localeOfPath } from './locales.ts';

/** A path of the site as its routes know it: without the language, and without the door of a preview. */
export const pathWithin = (
  pathname: string,
  { languages, defaultAppLanguage }: Pick<PublicConfig, 'languages' | 'defaultAppLanguage'>,
): string =>
  withoutPrefix(pathname, localeOfPath(pathname, languages, defaultAppLanguage).basename);
