import { languageOf } from '../../config/languages.ts';
import type { PublicConfig } from '../../config/public-config.ts';
import { previewDoor, withoutPrefix } from '../../lib/path-prefix.ts';
import { importLanguage, type Words } from './language-files.ts';
import type { AreaMessages, MessageArea, Messages } from './text.ts';

export const loadMessages = async (locale: string): Promise<Messages> =>
  (await loadLanguage(locale)).messages;

/** Loads an area's messages in a language. */
export async function loadArea<A extends MessageArea>(
  locale: string,
  area: A,
): Promise<AreaMessages[A]> {
  const words = await loadLanguage(locale);
  return (await words.loadArea(area)).messages;
}

const loadLanguage = (locale: string): Promise<Words> => importLanguage(languageOf(locale));

/**
 * The language of a path: `/es/games` is Spanish; without prefix it is the default.
 * @returns locale and router basename: `/` or `/es`, in a preview `/preview` or `/preview/es`
 */
export function localeOfPath(
  pathname: string,
  languages: readonly string[],
  defaultLanguage: string,
): { locale: string; basename: string } {
  const door = previewDoor(pathname);
  const prefix = pathname.slice(door.length).split('/')[1] ?? '';
  const found = languages.find((language) => language === prefix && language !== defaultLanguage);
  return found
    ? { locale: found, basename: `${door}/${found}` }
    : { locale: defaultLanguage, basename: door || '/' };
}

/** A path without language and preview prefix, as routes know it. */
export const pathWithin = (
  pathname: string,
  { languages, defaultAppLanguage }: Pick<PublicConfig, 'languages' | 'defaultAppLanguage'>,
): string =>
  withoutPrefix(pathname, localeOfPath(pathname, languages, defaultAppLanguage).basename);
