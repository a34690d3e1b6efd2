/** One row of numbers of a chart, a number per week. Its look tells it apart without colours too. */
export interface ChartSeries {
  name: string;
  look: 'solid' | 'hollow' | 'line';
  values: readonly number[];
}

export interface ChartWeek {
  /** Such as 16 Nov: stands at the axis. */
  tick: string;
  /** Such as 16–22 November 2026. */
  name: string;
}

/** From the least to the most of all series, with nothing always in sight; never empty. */
export function rangeOf(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return least === most ? [0, 1] : [least, most];
}

/**
 * Which weeks are named at the axis: the last and every so many before it, so that names do not touch.
 * @param room width of the axis in CSS px
 */
export function namedWeeks(count: number, room: number, nameWidth = 56): number[] {
  const step = Math.max(1, Math.ceil((count * nameWidth) / Math.max(room, nameWidth)));
  return Array.from({ length: count }, (_, week) => week).filter(
    (week) => (count - 1 - week) % step === 0,
  );
}
