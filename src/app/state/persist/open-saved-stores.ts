import { createDatabase, type Database } from './database.ts';
import { withFallback } from './fallback.ts';
import { createObjectStore } from './object-store.ts';
import { createSavedAnswers, type SavedAnswer } from './saved-answers.ts';
import type { SavedStore } from './saved-store.ts';

export interface SavedStores {
  answers: SavedStore<SavedAnswer>;
  settings: SavedStore<unknown>;
  beforeClose: Database['beforeClose'];
}

/**
 * Opens the saved stores; once per page. Values must be plain data (a valtio snapshot, not a proxy).
 * @param answerSchema version of the models in `answers`: increase it when one changes its shape
 */
export function openSavedStores({
  answerSchema,
  isSetting,
  log = console.warn,
}: {
  answerSchema: number;
  isSetting: SettingCheck;
  log?: (message: string, error: unknown) => void;
}): SavedStores {
  const database = createDatabase();
  let said = false;
  function sayOnce(error: unknown) {
    if (!said) log('Storage is not available; nothing is kept beyond this page', error);
    said = true;
  }
  return {
    answers: withFallback(createSavedAnswers(database, answerSchema), sayOnce),
    settings: withFallback(createSavedSettings(database, isSetting), sayOnce),
    beforeClose: database.beforeClose,
  };
}

/** Whether a stored value is valid for a key; unknown keys have none. */
type SettingCheck = (key: string, value: unknown) => boolean;

/** Saved settings of the visitor on this device. */
function createSavedSettings(database: Database, isValid: SettingCheck): SavedStore<unknown> {
  return createObjectStore<unknown>(database, 'settings', {
    toRecord: (value) => value,
    fromRecord: (record, key) => (isValid(key, record) ? record : undefined),
  });
}
