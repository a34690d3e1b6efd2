import type { HelpCategory } from '../../../content/help.ts';
import { plainText } from '../../../lib/plain-text.ts';

/**
 * A category's questions and answers as search engines read them (https://schema.org/FAQPage), in plain text.
 * @returns undefined for a category without an answer
 */
export function faqPage({ articles }: Pick<HelpCategory, 'articles'>, locale: string) {
  const questions = articles.flatMap(({ question, answer }) => {
    const text = plainText(answer);
    if (text === '') return [];
    return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }];
  });
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions,
  };
}
