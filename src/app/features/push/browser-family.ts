import { isIos } from '../../../lib/is-ios.ts';

export type BrowserFamily = 'android' | 'chromium' | 'firefox' | 'safari' | 'ios' | 'other';

/**
 * Which browser this is, as far as the way to its permissions differs. By the user agent: nothing but the
 * words of a help text hangs on it.
 */
export function browserFamily(userAgent: string, maxTouchPoints = 0): BrowserFamily {
  if (isIos({ userAgent, maxTouchPoints })) return 'ios';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Android/.test(userAgent)) return 'android';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  if (/Version\/[\d.]+ .*Safari\//.test(userAgent)) return 'safari';
  return 'other';
}
