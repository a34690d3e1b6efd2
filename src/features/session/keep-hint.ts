import Cookies from 'js-cookie';
import { HINT } from './session-hint.ts';

/** Days: the operator ends every session after 8 hours. */
const LIFE_DAYS = 1 / 3;

export function setHint(): void {
  Cookies.set(HINT, '1', {
    expires: LIFE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

export const removeHint = (): void => Cookies.remove(HINT);
