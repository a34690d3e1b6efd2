import Cookies from 'js-cookie';
import { readTrackingCode, TRACKING_CODE } from '../../../lib/campaign.ts';

/** Lifetime of the tracking code in days. */
const DAYS = 30;

/**
 * Stores the affiliate's code from the URL, unless one is stored already. @param search query string that the visit
 * began with
 */
export function keepTrackingCode(search: string): void {
  const code = readTrackingCode(search);
  if (code === undefined || keptTrackingCode() !== undefined) return;
  Cookies.set(TRACKING_CODE, code, {
    expires: DAYS,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}

/** Returns the stored code, or undefined if it was tampered with (B31). */
export function keptTrackingCode(): string | undefined {
  const kept = new URLSearchParams({ [TRACKING_CODE]: Cookies.get(TRACKING_CODE) ?? '' });
  return readTrackingCode(`?${kept}`);
}

/**
 * Returns the page of this site whose link led to this document, if any. Interactive pages navigate within their
 * document, so usually the link was followed before hydration.
 */
export function pageBefore(): URL | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload or Back repeats an old referrer.
  if (visit?.type !== 'navigate' || document.referrer === '') return undefined;
  const page = new URL(document.referrer);
  return page.origin === location.origin ? page : undefined;
}
