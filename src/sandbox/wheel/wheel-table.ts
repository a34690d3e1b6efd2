// Shared with the page.
import { meanBack, type SpotTable } from '../spots/spot-table.ts';

export interface Stop {
  /** Counts clockwise from the top. */
  readonly stop: number;
}

/** How many of the fifty fields have which pay, to 1: each spot gives 96 % back. */
const FIELDS: Readonly<Record<number, number>> = { 1: 24, 2: 16, 11: 4, 15: 3, 23: 2, 47: 1 };

/** The fields as they lie on the wheel, each spread as evenly as its number allows. */
export const WHEEL_FIELDS: readonly number[] = Object.entries(FIELDS)
  .flatMap(([pay, count]) =>
    Array.from({ length: count }, (_, i) => ({ pay: Number(pay), at: (i + 0.5) / count })),
  )
  .sort((a, b) => a.at - b.at || a.pay - b.pay)
  .map(({ pay }) => pay);

const spots = Object.keys(FIELDS);
const back = ({ stop }: Stop, spot: string): number =>
  WHEEL_FIELDS[stop] === Number(spot) ? Number(spot) + 1 : 0;

/** A wheel of fifty fields; a spot is named after what it pays. */
export const wheelTable: SpotTable<Stop> = {
  groups: { field: spots },
  pays: Number,
  back,
  returnOf: (spot) =>
    meanBack(
      WHEEL_FIELDS.map((_, stop) => ({ stop })),
      back,
      spot,
    ),
};
