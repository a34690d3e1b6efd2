import type { Localised } from './localised.ts';

export interface Sponsor {
  /** Unique; the drawing is `sponsor-<code>.svg`, 320x110. */
  readonly code: string;
  readonly name: string;
  readonly title: Localised;
  /** The bitmap that an editor would have uploaded instead, and its width in px. */
  readonly raster?: { readonly file: string; readonly width: number };
}

/** Clubs and institutions that the brand sponsors, all fictitious. */
export const sponsors: readonly Sponsor[] = [
  {
    code: 'puerto',
    name: 'Atlético Puerto Lindo',
    title: { en: 'Official partner', es: 'Socio oficial', ar: 'الشريك الرسمي' },
    raster: { file: 'sponsor-wide.png', width: 640 },
  },
  {
    code: 'farola',
    name: 'Radio Farola',
    title: { en: 'Night radio partner', es: 'Radio de la noche', ar: 'الشريك الإذاعي الليلي' },
    raster: { file: 'sponsor-narrow.png', width: 320 },
  },
  {
    code: 'bombilla',
    name: 'Sala Bombilla',
    title: { en: 'Stage partner', es: 'Socio de escena', ar: 'شريك المسرح' },
  },
  {
    code: 'corona',
    name: 'Vuelta Corona del Mar',
    title: { en: 'Cycling partner', es: 'Socio ciclista', ar: 'شريك الدراجات' },
  },
];
