import { fairNumber, type SpotGame, takeFairly } from '../spots/spot-game.ts';
import { cardOf, DECK } from '../table/cards.ts';
import { bankerDraws, pointsOf } from './baccarat-points.ts';

const DECKS = 8;
const SHOE: readonly string[] = Array.from({ length: DECKS * DECK }, (_, number) => cardOf(number));

export interface Coup {
  readonly player: readonly string[];
  readonly banker: readonly string[];
}

/** Returns the coup that these cards make: two cards each in turn, then third cards by the drawing rules. */
export function coupOf(cards: readonly string[]): Coup {
  const [a = '', b = '', c = '', d = '', ...more] = cards;
  const player = [a, c];
  const banker = [b, d];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const third = pointsOf(player) <= 5 ? more.shift() : undefined;
  if (third !== undefined) player.push(third);
  const last = more.shift();
  if (last !== undefined && bankerDraws(pointsOf(banker), third)) banker.push(last);
  return { player, banker };
}

export type Winner = 'player' | 'banker' | 'tie';

export function winnerOf({ player, banker }: Coup): Winner {
  const ahead = pointsOf(player) - pointsOf(banker);
  return ahead === 0 ? 'tie' : ahead > 0 ? 'player' : 'banker';
}

/** Return for a stake of 100: the banker's win minus 5 % commission, a tie 8:1. */
const BACK: Readonly<Record<Winner, number>> = { player: 200, banker: 195, tie: 900 };

/** Punto banco with eight decks, shuffled before every round. */
export const baccarat: SpotGame<Coup> = {
  kind: 'baccarat',
  isSpot: (spot) => Object.hasOwn(BACK, spot),
  draw: (seed, round) => coupOf(takeFairly(SHOE, 6, (index) => fairNumber(seed, round, index))),
  pay(coup, spot, chips) {
    const winner = winnerOf(coup);
    if (spot === winner) return (BACK[winner] * chips) / 100;
    // A tie returns the other chips.
    return winner === 'tie' ? chips : 0;
  },
};
