import type { Game } from './game.ts';

/** Rules of games in which one draw decides bets placed as chips on spots. */
export type SpotKind =
  | 'roulette'
  | 'baccarat'
  | 'dragon-tiger'
  | 'sic-bo'
  | 'dice'
  | 'craps'
  | 'wheel'
  | 'bingo';

/** The same rules at a live table, with one shared round per table. */
export type LiveKind = `live-${SpotKind}`;

/**
 * The rules of a game. Also the name of its page in the frame: a `slot` is played at `/slot/<slug>` of the frames'
 * origin.
 */
export type GameKind =
  | 'slot'
  | 'blackjack'
  | 'video-poker'
  | 'red-dog'
  | 'hi-lo'
  | 'three-card-poker'
  | 'casino-holdem'
  | 'pontoon'
  | SpotKind
  | LiveKind;

/** The kind, by slug, of games whose category does not determine it. */
const BY_SLUG: Readonly<Record<string, GameKind>> = {
  'marquee-blackjack': 'blackjack',
  'double-curtain-blackjack': 'blackjack',
  'pontoon-parade': 'pontoon',
  'stage-door-poker': 'video-poker',
  'stagehand-holdem': 'casino-holdem',
  'three-card-encore': 'three-card-poker',
  'red-dog-revue': 'red-dog',
  'hi-lo-mezzanine': 'hi-lo',
  'lantern-sic-bo': 'sic-bo',
  'orchestra-pit-dice': 'live-dice',
  'alley-craps': 'craps',
  'brass-rail-roulette': 'roulette',
  'rotunda-roulette': 'roulette',
  'balcony-baccarat': 'baccarat',
  'ivory-table-baccarat': 'live-baccarat',
  'salon-granate-baccarat': 'live-baccarat',
  'grand-foyer-roulette': 'live-roulette',
  'quick-curtain-roulette': 'live-roulette',
  'ruleta-azotea': 'live-roulette',
  'spotlight-wheel': 'live-wheel',
  'madame-marquee': 'live-dragon-tiger',
  'mic-drop-bingo': 'live-bingo',
};

const BY_CATEGORY: Readonly<Partial<Record<Game['category'], GameKind>>> = {
  slots: 'slot',
  jackpots: 'slot',
};

/** The kind of a game; undefined if the operator does not offer it. */
export const kindOf = ({ slug, category }: Pick<Game, 'slug' | 'category'>): GameKind | undefined =>
  BY_SLUG[slug] ?? BY_CATEGORY[category];

/** The rules of a kind; a live table uses those of its game. */
export const rulesOf = <Kind extends GameKind>(kind: Kind): Exclude<Kind, LiveKind> | SpotKind =>
  kind.replace('live-', '') as Exclude<Kind, LiveKind> | SpotKind;
