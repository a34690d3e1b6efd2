/** A duration in words: "1 hr 5 min", "42 sec". No seconds from an hour on. */
export function spokenDuration(seconds: number, locale: string): string {
  const parts: [number, 'hour' | 'minute' | 'second'][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds >= 3600 ? 0 : Math.floor(seconds % 60), 'second'],
  ];
  const spoken = parts.filter(([amount]) => amount > 0);
  const inWords = (spoken.length > 0 ? spoken : parts.slice(2)).map(([amount, unit]) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(amount),
  );
  return new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }).format(inWords);
}
