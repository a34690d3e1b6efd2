/** How a language is written on the site: `parts/glossary.ts` of its messages, which no runtime loads. */
export interface Glossary {
  /** Words of one sentence at most. */
  sentence: number;
  /** What is ruled out, and what it says instead. */
  forbidden: [pattern: RegExp, instead: string][];
}

/** Finds whole words. */
export const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
