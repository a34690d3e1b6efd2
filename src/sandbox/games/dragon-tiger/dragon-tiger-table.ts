// Shared with the page.
import { groupsOfPays, type SpotTable } from '../spots/spot-table.ts';
import { type Card, cardOf, DECK, rankOf } from '../table/cards.ts';

/** One card for each side. */
export interface SunAndMoon {
  readonly sun: Card;
  readonly moon: Card;
}

export const DECKS = 8;

/** Payouts to 1, by group and spot. */
const PAYS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  even: { sun: 1, moon: 1 },
  ties: { tie: 11, 'suited-tie': 50 },
};
const ALL: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(PAYS));

/** Aces are low; suits do not count. */
export function higherOf({ sun, moon }: SunAndMoon): 'sun' | 'moon' | 'tie' {
  const ahead = rankOf(sun) - rankOf(moon);
  return ahead === 0 ? 'tie' : ahead > 0 ? 'sun' : 'moon';
}

function back(drawn: SunAndMoon, spot: string): number {
  const higher = higherOf(drawn);
  const isHit = spot === 'suited-tie' ? drawn.sun === drawn.moon : spot === higher;
  if (isHit) return (ALL[spot] ?? 0) + 1;
  // A tie returns half of the chips on either side.
  return higher === 'tie' && (spot === 'sun' || spot === 'moon') ? 0.5 : 0;
}

const deck = Array.from({ length: DECK }, (_, number) => cardOf(number));

/** Over all pairs of cards: eight cards of the shoe equal the first one, which leaves seven for the second. */
const returnOf = (spot: string): number =>
  deck
    .flatMap((sun) =>
      deck.map((moon) => (sun === moon ? DECKS - 1 : DECKS) * back({ sun, moon }, spot)),
    )
    .reduce((sum, share) => sum + share, 0) /
  (DECK * (DECKS * DECK - 1));

/** Dragon Tiger: one card each, the higher one wins. */
export const dragonTigerTable: SpotTable<SunAndMoon> = {
  groups: groupsOfPays(PAYS),
  pays: (spot) => ALL[spot] ?? 0,
  back,
  returnOf,
};
