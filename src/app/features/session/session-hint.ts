import Cookies from 'js-cookie';

/**
 * The boot script uses this name and its first value, too. The cookie says that a refresh cookie may exist and that its
 * session is active (`1`), or has ended without the operator's confirmation (`ended`).
 */
export const HINT = 'session_hint';

/** Undefined for visitors without a session to restore or end. */
export const hint = (): string | undefined => Cookies.get(HINT);

export const hasHint = (): boolean => hint() === '1';
