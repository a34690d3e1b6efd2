import { fairNumber, type SpotGame } from './spot-game.ts';
import { type SpotTable, spotsOf } from './spot-table.ts';

interface TableGameOptions<Drawn extends object> extends Pick<SpotGame, 'kind' | 'isCalled'> {
  readonly table: Pick<SpotTable<Drawn>, 'groups' | 'back'>;
  /** @param number returns the fair number at an index of the round, from 0 below 2^32 */
  draw(number: (index: number) => number): Drawn;
}

/** Creates a spot game from a table of payouts. */
export function tableGame<Drawn extends object>({
  table,
  draw,
  ...game
}: TableGameOptions<Drawn>): SpotGame<Drawn> {
  const spots = new Set(spotsOf(table));
  return {
    ...game,
    isSpot: (spot) => spots.has(spot),
    draw: (seed, round) => draw((index) => fairNumber(seed, round, index)),
    // Chips are multiples of 20, so payouts with one decimal are whole.
    pay: (drawn, spot, chips) => Math.round(table.back(drawn, spot) * chips),
  };
}
