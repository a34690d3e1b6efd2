import type { Game } from './game.ts';

/** Rules of a game in which one draw decides about chips on spots. */
export type SpotKind = 'roulette' | 'baccarat' | 'sic-bo' | 'dice' | 'craps' | 'wheel';

/** The same rules at a live table: one round for everybody there. */
export type LiveKind = `live-${SpotKind}`;

/**
 * Which rules a game is played by. It names the page in the frame as well: what is of the kind `slot` is played at
 * `/slot/<slug>` of the frames' origin.
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

/** The kind of each game that is not told by its category, by slug. */
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
};

const BY_CATEGORY: Readonly<Partial<Record<Game['category'], GameKind>>> = {
  slots: 'slot',
  jackpots: 'slot',
};

/** The kind of a game; undefined for one that the operator has not opened. */
export const kindOf = ({ slug, category }: Pick<Game, 'slug' | 'category'>): GameKind | undefined =>
  BY_SLUG[slug] ?? BY_CATEGORY[category];

/** The rules of a kind: those of a live table are the game's own. */
export const rulesOf = <Kind extends GameKind>(kind: Kind): Exclude<Kind, LiveKind> | SpotKind =>
  kind.replace('live-', '') as Exclude<Kind, LiveKind> | SpotKind;
