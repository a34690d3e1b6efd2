import Cookies from 'js-cookie';

/** The boot script knows this name too. The cookie says that a refresh cookie may be there, and nothing else. */
export const HINT = 'session_hint';

export const hasHint = (): boolean => Cookies.get(HINT) !== undefined;
