export interface LegalMark {
  /** Unique; the image is `legal-<code>.svg`, 100x22. */
  readonly code: string;
  /** The image's alternative text. */
  readonly name: string;
}

/** Marks of the footer's legal strip. Regulator and laboratory are fictitious. */
export const legalMarks: readonly LegalMark[] = [
  { code: 'regulator', name: 'Licensed by the Meridian Gaming Authority' },
  { code: 'adults', name: 'Adults only, 18 and over' },
  { code: 'safe-play', name: 'Safe play: limits and self-exclusion' },
  { code: 'fair-games', name: 'Fair Games Laboratory: tested random numbers' },
];
