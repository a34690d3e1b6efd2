import type { AreaMessages, MessageArea, Messages } from './text.ts';

/** What the file of a language exports. */
export interface Words {
  messages: Messages;
  loadArea<A extends MessageArea>(area: A): Promise<{ messages: AreaMessages[A] }>;
}

/** Imports a language. The build for browsers has `named-languages.ts` in place of this module. */
export const importLanguage = (language: string): Promise<Words> =>
  import(`./messages/${language}.ts`);
