/** A text in the seed's languages. */
export interface Localised {
  readonly en: string;
  readonly es: string;
  readonly ar: string;
}
