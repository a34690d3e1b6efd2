import type { RoundView } from '../../slot/slot-api.ts';
import { type Words, wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

export type Wording = ReturnType<typeof createWording>;

/** Words and formats of a language; English for one that there is not. @param lang such as `es` */
export function createWording(lang: string) {
  const isSpanish = lang.startsWith('es');
  const words: Words = isSpanish ? wordsEs : wordsEn;
  const language = isSpanish ? 'es' : 'en';

  /** @param amount minor units @param currency none for play money */
  function money(amount: number, currency: string | undefined): string {
    const style = currency === undefined ? {} : { style: 'currency' as const, currency };
    const options = { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 };
    return new Intl.NumberFormat(language, options).format(amount / 100);
  }

  return {
    language,
    words,
    money,
    number: (value: number) => value.toLocaleString(language),
    percent: (share: number) =>
      share.toLocaleString(language, { style: 'percent', minimumFractionDigits: 2 }),
    /** What a round came to. What only brings the stake back is no win, and is not called one. */
    result({ win, stake }: Pick<RoundView, 'win' | 'stake'>, currency: string | undefined): string {
      if (win === 0) return words.none;
      return win > stake ? words.win(money(win, currency)) : words.back(money(win, currency));
    },
  };
}
