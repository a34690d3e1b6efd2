import type { Localised } from '../catalogue/localised.ts';

/** Texts in each language of the operator. */
export type InLanguages<Texts> = Readonly<Record<keyof Localised, Texts>>;

/** @param language such as `es-MX`; English where there is no translation */
export const inLanguage = <Texts>(texts: InLanguages<Texts>, language: string): Texts =>
  texts[language.slice(0, 2) as keyof Localised] ?? texts.en;
