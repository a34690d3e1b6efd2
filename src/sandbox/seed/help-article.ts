import type { Translated } from './seeder.ts';

export interface HelpArticle {
  readonly slug: string;
  readonly question: Translated;
  /** HTML. */
  readonly answer: Translated;
}

export interface HelpCategory {
  readonly key: string;
  readonly icon: string;
  readonly title: Translated;
  readonly articles: readonly HelpArticle[];
}

/** An article from its question and its answer, which may hold inline HTML, in each language. */
export const article = (
  slug: string,
  [questionEn, answerEn]: readonly [string, string],
  [questionEs, answerEs]: readonly [string, string],
): HelpArticle => ({
  slug,
  question: { en: questionEn, es: questionEs },
  answer: { en: `<p>${answerEn}</p>`, es: `<p>${answerEs}</p>` },
});
