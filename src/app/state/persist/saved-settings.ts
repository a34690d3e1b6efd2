import type { Database } from './database.ts';
import { createObjectStore } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';

/** Whether a stored value is valid for a key; unknown keys have none. */
export type SettingCheck = (key: string, value: unknown) => boolean;

/** Saved settings of the visitor on this device. */
export function createSavedSettings(
  database: Database,
  isValid: SettingCheck,
): SavedStore<unknown> {
  return createObjectStore<unknown>(database, 'settings', {
    toRecord: (value) => value,
    fromRecord: (record, key) => (isValid(key, record) ? record : undefined),
  });
}
