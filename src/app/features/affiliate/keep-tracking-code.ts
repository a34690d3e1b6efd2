import Cookies from 'js-cookie';
import { readTrackingCode, TRACKING_CODE } from '../../../lib/tracking-code.ts';

/** Days that the tracking code is kept (SPEC.md section 9). */
const DAYS = 30;

/** Keeps the code of this visit, unless one is kept already. @param search of the address that the visit began with */
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

/** The code that is kept on this device; one that was tampered with is none (B31 in SECURITY.md). */
export function keptTrackingCode(): string | undefined {
  const kept = new URLSearchParams({ [TRACKING_CODE]: Cookies.get(TRACKING_CODE) ?? '' });
  return readTrackingCode(`?${kept}`);
}
