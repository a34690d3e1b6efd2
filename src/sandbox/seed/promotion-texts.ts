import type { Translated } from './seeder.ts';

/** The texts and dates of a promotion; title and picture come from the catalogue. */
export interface PromotionText {
  readonly slug: string;
  readonly summary: Translated;
  /** Steps, in order, as plain text. */
  readonly steps: readonly Translated[];
  /** What a player should know before opting in, as plain text. */
  readonly terms: Translated;
  /** First and last day, relative to the first start; null without an end. */
  readonly days: readonly [from: number, to: number | null];
  readonly optIn: boolean;
  readonly ctaUrl: string;
}
