import { v4 as uuid } from 'uuid';

const STORAGE_KEY = 'refresh_key';
/** For where storage refuses. */
let mine: string | undefined;

/**
 * Names a refresh until its answer has come. Where that got lost, the operator knows by this key that who comes with a
 * used token is who used it, not a thief; so it outlives the page, and all tabs have the same one.
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

/** The key of a refresh whose answer has not come: the token of before may have been replaced. */
export function openRefreshKey(): string | undefined {
  try {
    const key = localStorage.getItem(STORAGE_KEY) ?? '';
    return /^[\da-f-]{36}$/.test(key) ? key : mine;
  } catch {
    return mine;
  }
}

/** The answer came. */
export function dropRefreshKey(): void {
  mine = undefined;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is none.
  }
}
