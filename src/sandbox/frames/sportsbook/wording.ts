import { dateLocale } from '../../../lib/date-locale.ts';
import type { EventView, ExceededLimit, MarketView } from '../../book/book-api.ts';
import { wordsAr } from './words-ar.ts';
import { type Words, wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

export type Wording = ReturnType<typeof createWording>;

const WORDS = { en: wordsEn, es: wordsEs, ar: wordsAr } as const satisfies Record<string, Words>;
const LANGUAGES = ['en', 'es', 'ar'] as const;

/** Returns the texts and formats of a language, English as fallback. @param lang such as `es` */
export function createWording(lang: string) {
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';
  const words: Words = WORDS[language];
  const day = new Intl.DateTimeFormat(dateLocale(language), {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

  const date = new Intl.DateTimeFormat(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const moment = new Intl.DateTimeFormat(dateLocale(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const clock = new Intl.DateTimeFormat(dateLocale(language), {
    hour: '2-digit',
    minute: '2-digit',
  });

  const signed = (line: number) =>
    `${line > 0 ? '+' : '−'}${Math.abs(line).toLocaleString(language)}`;

  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100);

  return {
    language,
    words,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    refusal: (code: string) => words.refusals[code] ?? words.refusals.other ?? '',
    /** @param amount minor units */
    money,
    /** An amount to add, in whole units: +€5. */
    added: (amount: number, currency: string) =>
      (amount / 100).toLocaleString(language, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
        signDisplay: 'always',
      }),
    /** Names the limit that refused a bet, and what is left of it. */
    exceeded({ limit, period, left }: ExceededLimit, currency: string): string {
      const name = words.limitName(words.limits[limit], words.limitPeriods[period]);
      return left === 0 ? words.limitReached(name) : words.limitLeft(name, money(left, currency));
    },
    percent: (share: number) => (share / 100).toLocaleString(language, { style: 'percent' }),
    /** As players enter it. */
    amount: (amount: number) =>
      (amount / 100).toLocaleString(language, { minimumFractionDigits: 2 }),
    /** As players enter a stake: without groups of digits, and without cents if they are zero. */
    stake: (amount: number) =>
      (amount / 100).toLocaleString(language, {
        minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
        useGrouping: false,
      }),
    start: (time: string) => day.format(new Date(time)),
    day: (time: string) => date.format(new Date(time)),
    time: (time: string) => clock.format(new Date(time)),
    /** Date and time of something that happened. */
    moment: (time: string) => moment.format(new Date(time)),
    sport: (code: string) => words.sports[code] ?? code,

    market: ({ kind, line }: Pick<MarketView, 'kind' | 'line'>) =>
      line === undefined || kind === 'handicap'
        ? words.markets[kind]
        : `${words.markets[kind]} ${line.toLocaleString(language)}`,

    /** Full name of a selection. */
    selection(
      { home, away }: Pick<EventView, 'home' | 'away'>,
      { kind, line = 0 }: Pick<MarketView, 'kind' | 'line'>,
      code: string,
    ): string {
      const sides: Record<string, string> = { '1': home, X: words.draw, '2': away };
      if (kind === 'handicap') return `${sides[code]} ${signed(code === '1' ? line : -line)}`;
      if (code === 'over' || code === 'under') {
        return `${words[code]} ${line.toLocaleString(language)}`;
      }
      if (code === 'yes' || code === 'no') return words[code];
      if (kind === 'double-chance') {
        return [...code].map((sign) => sides[sign]).join(` ${words.or} `);
      }
      return sides[code] ?? code;
    },
  };
}
