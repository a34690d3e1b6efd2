import type { Hue } from './hues.ts';
import type { Localised } from './localised.ts';
import type { Motif, Scene } from './motifs.ts';

export interface Hero {
  /** Unique; pictures are `hero-<slug>.avif` and `hero-narrow-<slug>.avif`. */
  readonly slug: string;
  readonly title: Localised;
  readonly subtitle: Localised;
  readonly cta: Localised;
  /** The button's target, a path of this site. */
  readonly href: string;
  readonly scene: Scene;
  /** The scene's ink. */
  readonly hue: Hue;
  /** The cast: the lead in the middle, then pairs from the centre outwards. */
  readonly cast: readonly (readonly [Motif, Hue])[];
}

/** The home page's three heroes, in order. */
export const heroes: readonly Hero[] = [
  {
    slug: 'opening-night',
    title: {
      en: 'Tonight is opening night',
      es: 'Esta noche es noche de estreno',
      ar: 'الليلة ليلة الافتتاح',
    },
    subtitle: {
      en: 'Three hundred games under one lit sign. Pick a seat.',
      es: 'Trescientos juegos bajo un mismo letrero. Elige tu butaca.',
      ar: 'ثلاثمئة لعبة تحت لافتة مضيئة واحدة. اختر مقعدك.',
    },
    cta: { en: 'See the games', es: 'Ver los juegos', ar: 'عرض الألعاب' },
    href: '/games',
    scene: 'curtain',
    hue: 'curtain',
    cast: [
      ['seven', 'curtain'],
      ['fox', 'ember'],
      ['dice', 'violet'],
      ['crown', 'brass'],
      ['roulette', 'brass'],
      ['chips', 'curtain'],
      ['spade', 'curtain'],
    ],
  },
  {
    slug: 'match-under-lights',
    title: {
      en: 'The match, under the lights',
      es: 'El partido, bajo los focos',
      ar: 'المباراة تحت الأضواء',
    },
    subtitle: {
      en: 'Live markets that keep up with the ball, and limits that keep up with you.',
      es: 'Mercados en vivo al ritmo del balón y límites a tu ritmo.',
      ar: 'رهان مباشر على إيقاع الكرة، وحدود على إيقاعك.',
    },
    cta: { en: 'Live betting', es: 'Apuestas en vivo', ar: 'الرهان المباشر' },
    href: '/sports/live',
    scene: 'stadium',
    hue: 'jade',
    cast: [
      ['ball', 'mint'],
      ['trophy', 'brass'],
      ['ticket', 'ember'],
      ['stopwatch', 'ember'],
      ['star', 'brass'],
    ],
  },
  {
    slug: 'jackpot-vault',
    title: { en: 'Behind the vault door', es: 'Tras la puerta acorazada', ar: 'خلف باب الخزنة' },
    subtitle: {
      en: 'Jackpot games, with their odds in plain sight.',
      es: 'Juegos con bote y sus probabilidades a la vista.',
      ar: 'ألعاب الجوائز الكبرى، وفرص الربح فيها واضحة أمامك.',
    },
    cta: { en: 'See the jackpots', es: 'Ver los botes', ar: 'عرض الجوائز الكبرى' },
    href: '/games?category=jackpots',
    scene: 'vaults',
    hue: 'violet',
    cast: [
      ['vault', 'curtain'],
      ['coins', 'brass'],
      ['ingots', 'brass'],
      ['gem', 'sky'],
      ['key', 'brass'],
      ['chest', 'brass'],
      ['crown', 'brass'],
    ],
  },
];
