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
