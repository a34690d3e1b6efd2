// For tests: simulates a table, to compare with its computed return.
import { seeded } from '../../../../src/sandbox/art/seeded.ts';
import { lineWins, sumOf } from '../../../../src/sandbox/games/slot/line-wins.ts';
import {
  LINES,
  REEL_LENGTH,
  type SlotTableName,
  slotTables,
} from '../../../../src/sandbox/games/slot/pay-tables.ts';

/** Plays rounds with stops from a seeded generator. */
export function simulate(name: SlotTableName, rounds: number) {
  const table = slotTables[name];
  const random = seeded(`simulation of ${name}`);
  let mean = 0;
  let squares = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 1; round <= rounds; round++) {
    const stops = table.strips.map(() => Math.floor(random() * REEL_LENGTH));
    const paid = sumOf(lineWins(table, stops, LINES.length)) / LINES.length;
    const off = paid - mean;
    mean += off / round;
    squares += off * (paid - mean);
    if (paid > 0) least = Math.min(least, paid);
  }
  return { mean, standardError: Math.sqrt(squares) / rounds, least };
}
