import type { TableLanguage } from '../table/wording.ts';
import { wordsAr } from './words-ar.ts';
import { type Words, wordsEn } from './words-en.ts';
import { wordsEs } from './words-es.ts';

export const spotWords: Readonly<Record<TableLanguage, Words>> = {
  en: wordsEn,
  es: wordsEs,
  ar: wordsAr,
};
