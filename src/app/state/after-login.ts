/** What a visitor asked for that only a player may do. */
export type Intent =
  | { act: 'favourite'; slug: string }
  | { act: 'opt-in'; slug: string; title: string };

/** Key in the tab's storage. */
export const INTENT = 'after-login';

/**
 * Keeps what a visitor asked for until they have logged in or signed up in this tab; only the last one.
 * src/app/browser/follow-intent.ts carries it out.
 */
export function afterLogin(intent: Intent): void {
  const { pathname } = location;
  try {
    sessionStorage.setItem(INTENT, JSON.stringify({ ...intent, pathname, at: Date.now() }));
  } catch {
    // Without storage the visitor asks again after the log-in.
  }
}

export function hasIntent(): boolean {
  try {
    return sessionStorage.getItem(INTENT) !== null;
  } catch {
    return false;
  }
}
