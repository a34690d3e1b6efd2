import { describe, expect, test } from 'vitest';
import {
  frameWords,
  interfaceWords,
  languages,
  operatorWords,
  seededWords,
  serverWords,
  type Text,
  translatedWords,
} from '../../../tests/fixtures/player-words.ts';
import { providers } from '../../sandbox/catalogue/providers.ts';
import { sponsors } from '../../sandbox/catalogue/sponsors.ts';
import type { Language } from '../../sandbox/content/content-family.ts';
import type { Glossary } from './glossary.ts';

/** Exempt keys, with the reason. */
const EXEMPT = new Set([
  // Arabic says “Enter”: the header of a small phone has no room for two long buttons.
  'header.login',
  // “Quote this number”, about a reference.
  'cashier.refused.quote',
]);

/** Names that are the same in every language. */
const NAMES = new Set([
  ...providers.map(({ displayName }) => displayName),
  ...sponsors.map(({ name }) => name),
]);

/** Maximum lengths where space is limited; buttons and tabs fit phones of 390 px. */
const LENGTHS: [place: RegExp, most: number][] = [
  [
    /^(?!.*\.fault\.).*\.(?:accept|apply|button|cancel|close|delete|go|later|login|never|next|notNow|refuse|register|retry|save|submit|turnOff|turnOn|yes)$|\.(?:category|page|tab|view)\.\w+$/,
    24,
  ],
  [/^mobile-menu\..*\.label$/, 11],
  [/^(?:desktop|burger)-menu\..*\.label$|\.ctaLabel$/, 24],
  // Search results truncate longer texts.
  [/\.metaTitle$/, 70],
  [/\.metaDescription$/, 160],
  [/^(?:banner|landing-page|promotion|help-article|page)\..*\.(?:title|question)$/, 60],
];

const PLURAL = /\{\w+, plural,((?: \w+ \{[^{}]*\})+)\}/g;
const HARAKAT = /[\u064b-\u0652]/g;
/** A message as displayed, with its longest plural form. */
const spoken = (message: string) =>
  message.replace(PLURAL, (_, cases: string) =>
    [...cases.matchAll(/\{([^{}]*)\}/g)]
      .map(([, words = '']) => words)
      .reduce((longest, words) => (countWords(words) > countWords(longest) ? words : longest)),
  );

describe.each(languages)('CFG-2 %s', async (language) => {
  const { glossary } = await import(`./messages/${language}/parts/glossary.ts`);
  const { forbidden, sentence } = glossary as Glossary;
  const texts = await textsOf(language);

  test('follows the glossary', () => {
    const faults = texts.flatMap(([key, text]) =>
      forbidden.flatMap(([pattern, instead]) => {
        const found = pattern.exec(text.replace(HARAKAT, '').replace(/\{\w+\}/g, '…'));
        return found ? [`${key}: “${found[0]}”, say ${instead}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('uses typographic quotation marks and apostrophes only', () => {
    expect(texts.filter(([, text]) => /["'`]/.test(text))).toEqual([]);
  });

  test(`has no sentence of more than ${sentence} words`, () => {
    const long = texts.flatMap(([key, text]) =>
      spoken(text)
        .split(/[.!?؟…]+(?=\s|$)/u)
        .filter((part) => countWords(part) > sentence)
        .map((part) => `${key}: ${countWords(part)} words in “${part.trim()}”`),
    );
    expect(long).toEqual([]);
  });

  test('has no text that is too long for its place', () => {
    const long = texts.flatMap(([key, text]) => {
      const most = LENGTHS.find(([place]) => place.test(key))?.[1] ?? Number.POSITIVE_INFINITY;
      const { length } = text.replace(HARAKAT, '');
      return length > most ? [`${key}: ${length} of ${most} characters`] : [];
    });
    expect(long).toEqual([]);
  });
});

test('NAV-1 has seeded content in each language', () => {
  const [english = new Map(), ...others] = languages.map(byKey);
  for (const other of others) {
    expect([...other.keys()]).toEqual([...english.keys()]);
    const same = [...other].filter(([key, text]) => / /.test(text) && english.get(key) === text);
    expect(same.filter(([, text]) => !NAMES.has(text))).toEqual([]);
  }
});

const byKey = (language: Language) =>
  new Map(
    Object.entries(Object.groupBy(translatedWords(language), ([key]) => key)).map(
      ([key, blocks = []]) => [key, blocks.map(([, text]) => text).join('\n')],
    ),
  );

/** All texts of a language. */
async function textsOf(language: Language): Promise<Text[]> {
  return [
    ...(await interfaceWords(language)),
    ...serverWords(language),
    ...frameWords(language),
    ...seededWords(language),
    ...operatorWords(language),
  ].filter(([key]) => !EXEMPT.has(key));
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}{#]/u.test(part)).length;
}
