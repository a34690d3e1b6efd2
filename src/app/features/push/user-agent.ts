import { isIos } from '../../../lib/is-ios.ts';

export type BrowserFamily = 'android' | 'chromium' | 'firefox' | 'safari' | 'ios' | 'other';

/**
 * Returns the browser family, as far as its permission settings differ. From the user agent, because only a help text
 * depends on it.
 */
export function browserFamily(userAgent: string, maxTouchPoints = 0): BrowserFamily {
  if (isIos({ userAgent, maxTouchPoints })) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'android';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  if (/Version\/[\d.]+ .*Safari\//.test(userAgent)) return 'safari';
  return 'other';
}

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
