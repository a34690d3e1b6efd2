import { v4 as uuid } from 'uuid';

const STORAGE_KEY = 'refresh_key';
/** The key where storage is blocked. */
let mine: string | undefined;

/**
 * Returns the key of a refresh until its response. If that is lost, the key tells the operator that the used token
 * comes from its owner, not from a thief. So it outlives the page and is shared by all tabs.
 */
export function refreshKey(): string {
  const key = openRefreshKey() ?? uuid();
  try {
    localStorage.setItem(STORAGE_KEY, key);
  } catch {
    mine = key;
  }
  return key;
}

/** Returns the key of a refresh without a response: its token may have been replaced. */
export function openRefreshKey(): string | undefined {
  try {
    const key = localStorage.getItem(STORAGE_KEY) ?? '';
    return /^[\da-f-]{36}$/.test(key) ? key : mine;
  } catch {
    return mine;
  }
}

/** Drops the key after the response. */
export function dropRefreshKey(): void {
  mine = undefined;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds no key.
  }
}
