import { fairNumber, type SpotGame } from '../spots/spot-game.ts';
import { coveredBy, payoutOf } from './roulette-spots.ts';

/** European roulette: 37 pockets, one zero. A bet on n pockets pays 36 / n; zero loses every outside bet. */
export const roulette: SpotGame<{ number: number }> = {
  kind: 'roulette',
  isSpot: (spot) => coveredBy(spot) !== undefined,
  draw: (seed, round) => ({ number: fairNumber(seed, round, 0) % 37 }),
  pay({ number }, spot, chips) {
    const covered = coveredBy(spot) ?? [];
    return covered.includes(number) ? (payoutOf(covered) + 1) * chips : 0;
  },
};
