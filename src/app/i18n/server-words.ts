import { LANGUAGES, languageOf } from '../../config/languages.ts';

/** Texts of the server in one language, from `parts/server.ts` of its messages. No browser loads them. */
export interface ServerWords {
  /** For visitors while the server is overloaded. */
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

/** The browser's preferred language if the server has texts in it, else English. @param header `Accept-Language` */
export function languageAsked(header = ''): string {
  const language = header.trim().slice(0, 2).toLowerCase();
  return words.has(language) ? language : 'en';
}

/** English where a language has none. */
export const serverWords = (locale: string): ServerWords =>
  words.get(languageOf(locale)) ?? (words.get('en') as ServerWords);
