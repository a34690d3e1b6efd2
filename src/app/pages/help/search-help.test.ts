import { expect, test } from 'vitest';
import type { HelpCategory } from '../../../content/help.ts';
import type { CleanHtml } from '../../../http/query.ts';
import { markWords } from './mark-words.ts';
import { searchHelp } from './search-help.ts';

const article = (slug: string, question: string, answer: string) => ({
  slug,
  question,
  answer: `<p>${answer}</p>` as CleanHtml,
});
const help: HelpCategory[] = [
  {
    key: 'payments',
    title: 'Paying in and out',
    articles: [
      article(
        'withdraw',
        'When does my withdrawal arrive?',
        'We check it within <b>two hours</b>.',
      ),
      article('deposit', 'How do I deposit?', 'By card. A withdrawal goes back the same way.'),
      article('limits', 'How much may I stake?', 'As much as your limits allow.'),
    ],
  },
  {
    key: 'cuenta',
    title: 'Tu cuenta',
    articles: [article('contrasena', '¿Olvidaste la contraseña?', 'Pulsa «he olvidado».')],
  },
];
const slugs = (words: string) => searchHelp(help, words).map(({ article: { slug } }) => slug);

test.each([
  ['a question counts for more than an answer', 'withdrawal', ['withdraw', 'deposit']],
  ['a typing error', 'witdrawal', ['withdraw', 'deposit']],
  ['the start of a word with a typing error', 'witdra', ['withdraw', 'deposit']],
  ['two letters swapped', 'depsoit', ['deposit']],
  ['no accents, no case, the start of a word', 'CONTRASEN', ['contrasena']],
  ['every word has to be there', 'withdrawal card', ['deposit']],
  ['the title of the category', 'paying hours', ['withdraw']],
  ['a sentence no article holds', 'why is my withdrawal still missing', ['withdraw', 'deposit']],
  ['signs alone', '¿? ()', []],
  ['two typing errors in a long word', 'witdrawl', ['withdraw', 'deposit']],
  ['no typing error in a short word', 'such', []],
  ['no other first letter', 'beposit', []],
  ['something else', 'zebra', []],
  ['nothing', '', []],
])('PGS-1 searches help: %s', (_, words, found) => {
  expect(slugs(words)).toEqual(found);
});

test('PGS-1 marks matches as they are written in the text', () => {
  const [found] = searchHelp(help, 'contrasena');
  expect(markWords(found?.article.question ?? '', found?.words ?? new Set())).toEqual([
    { text: '¿Olvidaste la ', marked: false },
    { text: 'contraseña', marked: true },
    { text: '?', marked: false },
  ]);
});
