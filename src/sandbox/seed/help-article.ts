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
  /** Most frequent question first. */
  readonly articles: readonly HelpArticle[];
}

/** A paragraph, or the items of a list; both may contain inline HTML. */
type Block = string | readonly string[];

/** Builds an article from its question and the blocks of its answer, in each language. */
export const article = (
  slug: string,
  [questionEn, ...answerEn]: readonly [string, ...Block[]],
  [questionEs, ...answerEs]: readonly [string, ...Block[]],
  [questionAr, ...answerAr]: readonly [string, ...Block[]],
): HelpArticle => ({
  slug,
  question: { en: questionEn, es: questionEs, ar: questionAr },
  answer: { en: toHtml(answerEn), es: toHtml(answerEs), ar: toHtml(answerAr) },
});

const toHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      typeof block === 'string'
        ? `<p>${block}</p>`
        : `<ul>${block.map((item) => `<li>${item}</li>`).join('')}</ul>`,
    )
    .join('');
