import type { Game } from './game.ts';
import type { Hue } from './hues.ts';
import type { Localised } from './localised.ts';
import type { Motif, Scene } from './motifs.ts';

export interface Promotion {
  /** Unique; the picture is `promo-<slug>.webp`. */
  readonly slug: string;
  readonly title: Localised;
  readonly category: 'casino' | 'live' | 'sports' | 'club';
  readonly motif: Motif;
  readonly scene: Scene;
  readonly hues: readonly [Hue, Hue];
  /** The offer's key figure, set large in the picture. */
  readonly figure?: string;
  readonly bonus?: PromotionBonus;
}

/** What a promotion pays to players who opt in, in minor units. Promotions without it promise and pay nothing. */
export interface PromotionBonus {
  readonly amount: number;
  /** Days until the bonus expires. */
  readonly days: number;
  /** The wagering requirement: total stakes on games of this category before the rest becomes cash. */
  readonly category: Game['category'];
  readonly required: number;
}

/** The current promotions. */
export const promotions: readonly Promotion[] = [
  {
    slug: 'first-night',
    title: {
      en: '€10 for your first night',
      es: '10 € para tu primera noche',
      ar: '10\u00a0€ لليلتك الأولى',
    },
    category: 'casino',
    motif: 'hat',
    scene: 'curtain',
    hues: ['curtain', 'curtain'],
    figure: '10',
    bonus: { amount: 10_00, days: 7, category: 'slots', required: 50_00 },
  },
  {
    slug: 'second-act',
    title: { en: 'The second act', es: 'El segundo acto', ar: 'الفصل الثاني' },
    category: 'casino',
    motif: 'mask',
    scene: 'rays',
    hues: ['brass', 'violet'],
    bonus: { amount: 5_00, days: 7, category: 'table', required: 25_00 },
  },
  {
    slug: 'weekend-encore',
    title: { en: 'The weekend encore', es: 'El bis del fin de semana', ar: 'فقرة نهاية الأسبوع' },
    category: 'casino',
    motif: 'bell',
    scene: 'curtain',
    hues: ['brass', 'ember'],
    bonus: { amount: 2_00, days: 3, category: 'slots', required: 10_00 },
  },
  {
    slug: 'accumulators',
    title: {
      en: 'Accumulators, step by step',
      es: 'Combinadas, paso a paso',
      ar: 'الرهان التجميعي خطوة بخطوة',
    },
    category: 'sports',
    motif: 'ball',
    scene: 'stadium',
    hues: ['mint', 'jade'],
  },
  {
    slug: 'two-goals-ahead',
    title: {
      en: 'Two goals ahead? Cash out',
      es: '¿Dos goles arriba? Cierra tu apuesta',
      ar: 'متقدّم بهدفين؟ أغلق رهانك',
    },
    category: 'sports',
    motif: 'trophy',
    scene: 'stadium',
    hues: ['brass', 'cobalt'],
    figure: '2',
  },
  {
    slug: 'live-table-bonus',
    title: {
      en: '€5 for the live tables',
      es: '5 € para las mesas en vivo',
      ar: '5\u00a0€ للطاولات المباشرة',
    },
    category: 'live',
    motif: 'chips',
    scene: 'table',
    hues: ['curtain', 'jade'],
    figure: '5',
    bonus: { amount: 5_00, days: 7, category: 'live', required: 25_00 },
  },
  {
    slug: 'sunday-slot-race',
    title: {
      en: 'Sunday slot race',
      es: 'Carrera dominical de tragaperras',
      ar: 'سباق السلوت يوم الأحد',
    },
    category: 'casino',
    motif: 'stopwatch',
    scene: 'rays',
    hues: ['ember', 'curtain'],
  },
  {
    slug: 'jackpot-preview',
    title: {
      en: 'Jackpot preview night',
      es: 'Noche de preestreno del bote',
      ar: 'ليلة التعرّف على الجوائز الكبرى',
    },
    category: 'casino',
    motif: 'vault',
    scene: 'vaults',
    hues: ['brass', 'curtain'],
    bonus: { amount: 5_00, days: 3, category: 'jackpots', required: 25_00 },
  },
  {
    slug: 'bring-a-friend',
    title: {
      en: 'Bring a friend to the show',
      es: 'Trae a un amigo a la función',
      ar: 'أحضر صديقًا إلى العرض',
    },
    category: 'club',
    motif: 'ticket',
    scene: 'curtain',
    hues: ['rose', 'violet'],
  },
  {
    slug: 'bulb-club',
    title: { en: 'The Bulb Club', es: 'El Club de la Bombilla', ar: 'نادي المصباح' },
    category: 'club',
    motif: 'star',
    scene: 'street',
    hues: ['brass', 'curtain'],
  },
  {
    slug: 'roulette-hour',
    title: {
      en: 'The quiet roulette hour',
      es: 'La hora tranquila de la ruleta',
      ar: 'ساعة الروليت الهادئة',
    },
    category: 'live',
    motif: 'roulette',
    scene: 'temple',
    hues: ['brass', 'teal'],
  },
  {
    slug: 'system-bets',
    title: {
      en: 'System bets: one may lose',
      es: 'Apuestas de sistema: una puede fallar',
      ar: 'رهانات النظام: قد يخسر اختيار',
    },
    category: 'sports',
    motif: 'ticket',
    scene: 'rays',
    hues: ['mint', 'cobalt'],
  },
];
