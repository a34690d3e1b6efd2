import { fairNumber, type SpotGame } from './spot-game.ts';
import { type SpotTable, spotsOf } from './spot-table.ts';

interface TableGameOptions<Drawn extends object> extends Pick<SpotGame, 'kind'> {
  readonly table: SpotTable<Drawn>;
  /** @param number the fair number of an index of the round, from 0 below 2^32 */
  draw(number: (index: number) => number): Drawn;
}

/** A game of spots whose pays stand in a table. */
export function tableGame<Drawn extends object>({
  kind,
  table,
  draw,
}: TableGameOptions<Drawn>): SpotGame<Drawn> {
  const spots = new Set(spotsOf(table));
  return {
    kind,
    isSpot: (spot) => spots.has(spot),
    draw: (seed, round) => draw((index) => fairNumber(seed, round, index)),
    // Chips are multiples of 20, so a pay of one decimal is whole.
    pay: (drawn, spot, chips) => Math.round(table.back(drawn, spot) * chips),
  };
}
