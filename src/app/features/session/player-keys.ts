/** What a tab's storage holds of a player stands under keys that begin so, and goes with the session (AUT-2). */
export const PLAYER_KEYS = 'player:';

/** @param store refused storage is the same as an empty one */
export function forgetPlayerKeys(store: () => Storage): void {
  try {
    const kept = store();
    for (const key of Object.keys(kept)) if (key.startsWith(PLAYER_KEYS)) kept.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
