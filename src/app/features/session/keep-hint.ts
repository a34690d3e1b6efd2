import Cookies from 'js-cookie';
import { BREAK, HINT, hint } from './session-traces.ts';

/** Lifetime in days: the operator ends every session after 8 hours. */
const LIFE_DAYS = 1 / 3;

const write = (name: string, value: string) =>
  Cookies.set(name, value, {
    expires: LIFE_DAYS,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });

export const setHint = (): void => void write(HINT, '1');

export const removeHint = (): void => Cookies.remove(HINT);

/** Notes that the session has ended here, but the operator still has to remove the refresh cookie. */
export const oweEnd = (): void => void write(HINT, 'ended');

/** Notes whether the player is on a break, so that the next page knows before the profile arrives. */
export function keepBreak(isOnBreak: boolean): void {
  if (isOnBreak) write(BREAK, '1');
  else Cookies.remove(BREAK);
}

export const isEndOwed = (): boolean => hint() === 'ended';

/** Removes that note once the operator has ended the session. The hint of a later log-in stays. */
export function endIsPaid(): void {
  if (isEndOwed()) removeHint();
}
