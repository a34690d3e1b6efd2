import type { Database } from './database.ts';
import { createObjectStore } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';

/** Says whether a stored value is one that this key may have today; an unknown key may have none. */
export type SettingCheck = (key: string, value: unknown) => boolean;

/** The persisted keys of the stores: what the visitor chose on this device. */
export function createSavedSettings(
  database: Database,
  isValid: SettingCheck,
): SavedStore<unknown> {
  return createObjectStore<unknown>(database, 'settings', {
    toRecord: (value) => value,
    fromRecord: (record, key) => (isValid(key, record) ? record : undefined),
  });
}
