import type { RoundView } from '../../games/slot/slot-api.ts';
import { wordsAr } from './words-ar.ts';
import { type Words, wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

export type Wording = ReturnType<typeof createWording>;

const LANGUAGES = ['en', 'es', 'ar'] as const;
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], Words>> = {
  en: wordsEn,
  es: wordsEs,
  ar: wordsAr,
};

/** Returns the texts and formats of a language, English as fallback. @param lang such as `es` */
export function createWording(lang: string) {
  const language = LANGUAGES.find((known) => lang.startsWith(known)) ?? 'en';
  const words = WORDS[language];

  /** @param amount minor units @param currency undefined for play money */
  function money(amount: number, currency: string | undefined): string {
    const style = currency === undefined ? {} : { style: 'currency' as const, currency };
    const options = { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(language, options).format(amount / 100);
  }

  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    words,
    money,
    number: (value: number) => value.toLocaleString(language),
    percent: (share: number) =>
      share.toLocaleString(language, { style: 'percent', minimumFractionDigits: 2 }),
    /** Returns the result of a round. A payout up to the stake is not called a win. */
    result({ win, stake }: Pick<RoundView, 'win' | 'stake'>, currency: string | undefined): string {
      if (win === 0) return words.none;
      return win > stake ? words.win(money(win, currency)) : words.back(money(win, currency));
    },
  };
}
