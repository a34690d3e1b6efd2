import Cookies from 'js-cookie';
import { readTrackingCode, TRACKING_CODE } from '../../lib/tracking-code.ts';

/** Days that the tracking code is kept (SPEC.md section 9). */
const DAYS = 30;

/** Keeps the code of this visit, unless one is kept already. */
export function keepTrackingCode(search: string): void {
  const code = readTrackingCode(search);
  if (code === undefined || Cookies.get(TRACKING_CODE) !== undefined) return;
  Cookies.set(TRACKING_CODE, code, {
    expires: DAYS,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}
