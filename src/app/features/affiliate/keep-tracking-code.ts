import Cookies from 'js-cookie';
import { readTrackingCode, TRACKING_CODE } from '../../../lib/tracking-code.ts';

/** Lifetime of the tracking code in days (SPEC.md section 9). */
const DAYS = 30;

/** Stores the code of this visit, unless there is one already. @param search query string that the visit began with */
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

/** Returns the stored code, or undefined if it was tampered with (B31 in SECURITY.md). */
export function keptTrackingCode(): string | undefined {
  const kept = new URLSearchParams({ [TRACKING_CODE]: Cookies.get(TRACKING_CODE) ?? '' });
  return readTrackingCode(`?${kept}`);
}
