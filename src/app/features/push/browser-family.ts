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
