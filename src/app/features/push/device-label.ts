const BROWSERS: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** Label of this device in the player's list, such as "Firefox · Android"; for display only. */
export function deviceLabel(userAgent: string): string {
  const of = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [of(BROWSERS), of(SYSTEMS)].filter((name) => name !== undefined).join(' · ') || 'Browser';
}
