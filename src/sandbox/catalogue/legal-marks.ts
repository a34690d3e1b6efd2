export interface LegalMark {
  /** Unique; the image is `legal-<code>.svg`, 100x22. */
  readonly code: string;
  /** The image's alternative text. */
  readonly name: string;
}

/** Marks of the footer's legal strip. Regulator and laboratory are fictitious. */
export const legalMarks: readonly LegalMark[] = [
  { code: 'regulator', name: 'Meridian Gaming Authority' },
  { code: 'adults', name: '18+' },
  { code: 'safe-play', name: 'Safer gambling · Juego responsable · اللعب المسؤول' },
  { code: 'fair-games', name: 'Fair Games Laboratory' },
];
