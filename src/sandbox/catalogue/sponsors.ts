import type { Localised } from './localised.ts';

export interface Sponsor {
  /** Unique; the drawing is `sponsor-<code>.svg`, 320x110. */
  readonly code: string;
  readonly name: string;
  readonly title: Localised;
  /** Raster versions as an editor would have uploaded them, with the content system's `small_` format. */
  readonly raster?: {
    readonly file: 'sponsor-wide.png' | 'sponsor-narrow.png';
    readonly small?: 'small_sponsor-wide.png';
  };
}

/** Clubs and houses the brand supports, all invented. */
export const sponsors: readonly Sponsor[] = [
  {
    code: 'puerto',
    name: 'Atlético Puerto Lindo',
    title: { en: 'Official partner', es: 'Socio oficial' },
    raster: { file: 'sponsor-wide.png', small: 'small_sponsor-wide.png' },
  },
  {
    code: 'farola',
    name: 'Radio Farola',
    title: { en: 'Night radio partner', es: 'Radio de la noche' },
    raster: { file: 'sponsor-narrow.png' },
  },
  {
    code: 'bombilla',
    name: 'Sala Bombilla',
    title: { en: 'Stage partner', es: 'Socio de escena' },
  },
  {
    code: 'corona',
    name: 'Vuelta Corona del Mar',
    title: { en: 'Cycling partner', es: 'Socio ciclista' },
  },
];
