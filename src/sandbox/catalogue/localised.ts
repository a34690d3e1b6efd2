/** A text in the brand's two languages. */
export interface Localised {
  readonly en: string;
  readonly es: string;
}
