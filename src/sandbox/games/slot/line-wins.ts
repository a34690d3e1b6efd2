import { LINES, type PayingSymbol, type SlotSymbol, type SlotTable } from './pay-tables.ts';

/** A winning line. */
export interface LineWin {
  /** Index of the line. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  /** Number of matching symbols from the left, 3 to 5. */
  readonly count: number;
  /** Minor units. */
  readonly amount: number;
}

/**
 * Payout of five symbols on a line, as a multiple of the line's stake. If lamps allow two readings, the better one
 * counts.
 */
export function linePay(
  line: readonly SlotSymbol[],
  pays: SlotTable['pays'],
): { symbol: PayingSymbol; count: number; pay: number } | undefined {
  const lamps = runOf(line, 'L');
  const next = line[lamps];
  // Lamps alone count as the motif.
  const symbol = next === undefined || next === 'L' ? 'M' : next;
  const count = runOf(line, symbol);
  if (count < 3) return undefined;
  const pay = payOf(pays, symbol, count);
  const lampPay = payOf(pays, 'M', lamps);
  return lampPay > pay ? { symbol: 'M', count: lamps, pay: lampPay } : { symbol, count, pay };
}

/** Counts the symbols from the left that match, lamps included. */
function runOf(line: readonly SlotSymbol[], symbol: SlotSymbol): number {
  let count = 0;
  while (count < line.length && (line[count] === symbol || line[count] === 'L')) count += 1;
  return count;
}

const payOf = (pays: SlotTable['pays'], symbol: PayingSymbol, count: number): number =>
  pays[symbol][count - 3] ?? 0;

/** Returns the symbol in a row of a reel. @param stop strip position in the top row */
export const symbolAt = (strip: string, stop: number, row: number): SlotSymbol =>
  strip[(stop + row) % strip.length] as SlotSymbol;

/**
 * Returns the winning lines of a round.
 * @param stops strip positions in the top row
 * @param stake of the whole round, minor units, a multiple of the number of lines
 */
export function lineWins(
  { strips, pays }: SlotTable,
  stops: readonly number[],
  stake: number,
): LineWin[] {
  const wins: LineWin[] = [];
  for (const [line, rows] of LINES.entries()) {
    const win = linePay(
      strips.map((strip, reel) => symbolAt(strip, stops[reel] ?? 0, rows[reel] ?? 0)),
      pays,
    );
    if (win === undefined) continue;
    const { symbol, count, pay } = win;
    wins.push({ line, symbol, count, amount: (pay * stake) / LINES.length });
  }
  return wins;
}

/** Minor units. */
export const sumOf = (wins: readonly LineWin[]): number =>
  wins.reduce((sum, { amount }) => sum + amount, 0);
