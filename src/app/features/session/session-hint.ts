import Cookies from 'js-cookie';

/**
 * The boot script knows this name and its first value too. The cookie says that a refresh cookie may be there, and
 * whether its session goes on (`1`) or is over and the operator has not acknowledged that (`ended`).
 */
export const HINT = 'session_hint';

/** Undefined for visitors whose browser has nothing to do with a session. */
export const hint = (): string | undefined => Cookies.get(HINT);

export const hasHint = (): boolean => hint() === '1';
