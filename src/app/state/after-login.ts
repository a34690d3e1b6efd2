/** What a visitor wants to do that requires a log-in. */
export type Intent =
  | { act: 'favourite'; slug: string }
  | { act: 'opt-in'; slug: string; title: string };

/** Key in `sessionStorage`. */
export const INTENT = 'after-login';

/**
 * Stores an intent until the visitor logs in or signs up in this tab; a new one replaces it.
 * src/app/browser/follow-intent.ts carries it out.
 */
export function afterLogin(intent: Intent): void {
  const { pathname } = location;
  try {
    sessionStorage.setItem(INTENT, JSON.stringify({ ...intent, pathname, at: Date.now() }));
  } catch {
    // Without storage the visitor has to repeat the action after the log-in.
  }
}

/** Drops the intent, because the visitor closed the log-in that it opened. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(INTENT);
  } catch {
    // Without storage there is no intent.
  }
}

export function hasIntent(): boolean {
  try {
    return sessionStorage.getItem(INTENT) !== null;
  } catch {
    return false;
  }
}
