import type { Translated } from './seeder.ts';

/** The words and dates of one promotion; title and picture come from the catalogue. */
export interface PromotionText {
  readonly slug: string;
  readonly summary: Translated;
  /** Steps, in order, as plain text. */
  readonly steps: readonly Translated[];
  /** What a player should know before taking part, as plain text. */
  readonly terms: Translated;
  /** First and last day, counted from the first start; no last day means until further notice. */
  readonly days: readonly [from: number, to: number | null];
  readonly optIn: boolean;
  readonly ctaUrl: string;
}
