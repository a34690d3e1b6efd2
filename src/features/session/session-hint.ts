import Cookies from 'js-cookie';

/** The boot script knows this name too. It says that a refresh cookie may be there, and nothing else. */
const COOKIE = 'session_hint';
/** Days: the operator ends every session after 8 hours. */
const LIFE_DAYS = 1 / 3;

export const hasHint = (): boolean => Cookies.get(COOKIE) !== undefined;

export function setHint(): void {
  Cookies.set(COOKIE, '1', {
    expires: LIFE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

export const removeHint = (): void => Cookies.remove(COOKIE);
