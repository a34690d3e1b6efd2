/** One series of a chart, with a value per week. Its style distinguishes it without colour too. */
export interface ChartSeries {
  name: string;
  look: 'solid' | 'hollow' | 'line';
  values: readonly number[];
  /** Formats its full values, if not as the chart does. */
  format?: (value: number) => string;
}

export interface ChartWeek {
  /** Axis label, such as 16 Nov. */
  tick: string;
  /** Full label, such as 16–22 November 2026. */
  name: string;
}

/** Returns the range of all series. It always includes zero and is never empty. */
export function rangeOf(series: readonly ChartSeries[]): [number, number] {
  const values = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  return least === most ? [0, 1] : [least, most];
}

/**
 * Returns the weeks to label on the axis: the last one and every nth before it, so that labels do not overlap.
 * @param room width of the axis in CSS px
 */
export function namedWeeks(count: number, room: number, nameWidth = 56): number[] {
  const step = Math.max(1, Math.ceil((count * nameWidth) / Math.max(room, nameWidth)));
  return Array.from({ length: count }, (_, week) => week).filter(
    (week) => (count - 1 - week) % step === 0,
  );
}
