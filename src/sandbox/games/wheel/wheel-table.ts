// Shared with the page.
import { meanBack, type SpotTable } from '../spots/spot-table.ts';

export interface Stop {
  /** Field index, clockwise from the top. */
  readonly stop: number;
}

/** Number of fields, of fifty, by payout to 1: each spot returns 96 %. */
const FIELDS: Readonly<Record<number, number>> = { 1: 24, 2: 16, 11: 4, 15: 3, 23: 2, 47: 1 };

/** Fields in wheel order, each payout spread as evenly as possible. */
export const WHEEL_FIELDS: readonly number[] = Object.entries(FIELDS)
  .flatMap(([pay, count]) =>
    Array.from({ length: count }, (_, i) => ({ pay: Number(pay), at: (i + 0.5) / count })),
  )
  .sort((a, b) => a.at - b.at || a.pay - b.pay)
  .map(({ pay }) => pay);

const spots = Object.keys(FIELDS);
const back = ({ stop }: Stop, spot: string): number =>
  WHEEL_FIELDS[stop] === Number(spot) ? Number(spot) + 1 : 0;

/** A wheel of fifty fields; spots are named by payout. */
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
