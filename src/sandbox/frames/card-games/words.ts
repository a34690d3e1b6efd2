import type { TableLanguage } from '../table/wording.ts';
import { cardGamesAr } from './words-ar.ts';
import { type CardGameWords, cardGamesEn } from './words-en.ts';
import { cardGamesEs } from './words-es.ts';

export type { CardGameKind } from './words-en.ts';

export const cardGameWords: Readonly<Record<TableLanguage, CardGameWords>> = {
  en: cardGamesEn,
  es: cardGamesEs,
  ar: cardGamesAr,
};
