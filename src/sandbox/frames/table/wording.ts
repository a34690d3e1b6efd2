import { wordsAr } from './words-ar.ts';
import { type TableWords, wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

export type TableLanguage = 'en' | 'es' | 'ar';
export type TableWording = ReturnType<typeof createTableWording>;

const WORDS: Readonly<Record<TableLanguage, TableWords>> = {
  en: wordsEn,
  es: wordsEs,
  ar: wordsAr,
};

/** Returns the texts and formats of a language, English as fallback. @param lang such as `es` */
export function createTableWording(lang: string) {
  const language = (Object.keys(WORDS) as TableLanguage[]).find((known) => lang.startsWith(known));
  const locale = language ?? 'en';
  return {
    language: locale,
    words: WORDS[locale],
    /** @param amount minor units */
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100),
    number: (value: number) => value.toLocaleString(locale),
    percent: (share: number) =>
      share.toLocaleString(locale, { style: 'percent', minimumFractionDigits: 2 }),
    list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(items),
  };
}
