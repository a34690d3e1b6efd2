import Cookies from 'js-cookie';

const COOKIE = 'btag';
/** Days that the tracking code is kept (SPEC.md section 9). */
const DAYS = 30;

/** The affiliate's tracking code in an address: parameter `btag`, its name in any case (QRY-4). */
export function readTrackingCode(search: string): string | undefined {
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.toLowerCase() === COOKIE) return /^[\w.~-]{1,128}$/.test(value) ? value : undefined;
  }
  return undefined;
}

/** Keeps the code of this visit, unless one is kept already. */
export function keepTrackingCode(search: string): void {
  const code = readTrackingCode(search);
  if (code === undefined || Cookies.get(COOKIE) !== undefined) return;
  Cookies.set(COOKIE, code, {
    expires: DAYS,
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  });
}
