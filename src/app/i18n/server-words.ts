import { LANGUAGES, languageOf } from '../../config/languages.ts';

/** What the server says by itself, in one language: `parts/server.ts` of its messages. No browser loads it. */
export interface ServerWords {
  /** For a visitor who comes when too many do. */
  busy: string;
  /** For editors. */
  preview: {
    refused: { title: string; text: string; home: string };
    mark: (moment: string) => string;
    leave: string;
  };
}

const words = new Map<string, ServerWords>(
  await Promise.all(
    LANGUAGES.map(
      async (language) =>
        [language, (await import(`./messages/${language}/parts/server.ts`)).server] as const,
    ),
  ),
);

/** The language that a browser wants first, if there are words in it. @param header its `Accept-Language` */
export function languageAsked(header = ''): string {
  const language = header.trim().slice(0, 2).toLowerCase();
  return words.has(language) ? language : 'en';
}

/** English where a language has none. */
export const serverWords = (locale: string): ServerWords =>
  words.get(languageOf(locale)) ?? (words.get('en') as ServerWords);
