interface TimeScale {
  unit: 'hour' | 'minute';
  /** Minutes per unit. */
  minutes: 1 | 60;
}

/** Returns the unit of a chart's time axis: minutes if no week reaches an hour. */
export const timeScale = (weeks: readonly number[]): TimeScale =>
  Math.max(...weeks) < 60 ? { unit: 'minute', minutes: 1 } : { unit: 'hour', minutes: 60 };
