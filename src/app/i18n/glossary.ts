/** Writing rules of a language: `parts/glossary.ts` of its messages. Tests only; the site never loads it. */
export interface Glossary {
  /** Maximum number of words in a sentence. */
  sentence: number;
  /** Forbidden words, each with the one to use. */
  forbidden: [pattern: RegExp, instead: string][];
}

/** Matches whole words only, in any script. */
export const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
