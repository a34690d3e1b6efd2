import Cookies from 'js-cookie';

// What a session leaves in this browser. Separate from the session's own code, which loads later.

/**
 * The boot script uses this name and its first value, too. The cookie says that a refresh cookie may exist and that its
 * session is active (`1`), or has ended without the operator's confirmation (`ended`).
 */
export const HINT = 'session_hint';

/** Undefined for visitors without a session to restore or end. */
export const hint = (): string | undefined => Cookies.get(HINT);

export const hasHint = (): boolean => hint() === '1';

/**
 * Cookie of the session whose player is on a break. The boot script keeps the place of the break from first paint, and
 * uses this name, too.
 */
export const BREAK = 'session_break';

/** Shows the page as a visitor's: the boot script covers it while a session may be restored. */
export function uncover(): void {
  const { dataset } = document.documentElement;
  delete dataset['session'];
  delete dataset['break'];
}

/** Prefix of a player's keys in the tab's storage; deleted with the session (AUT-2). */
export const PLAYER_KEYS = 'player:';

/** @param store blocked storage counts as empty */
export function forgetPlayerKeys(store: () => Storage): void {
  try {
    const kept = store();
    for (const key of Object.keys(kept)) if (key.startsWith(PLAYER_KEYS)) kept.removeItem(key);
  } catch {
    // Blocked storage has nothing to delete.
  }
}

/** Channel on which a browser's tabs share the session (see tabs.ts). */
export const CHANNEL = 'marquee-session';
