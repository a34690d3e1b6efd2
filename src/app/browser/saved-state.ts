import { restoreTheme } from '../features/theme/theme.ts';
import { putAnswer } from '../state/answers.ts';
import { keepSaved } from '../state/persist/keep-saved.ts';
import { openSavedStores } from '../state/persist/open-saved-stores.ts';
import { isSetting, type Stores } from '../state/stores.ts';

/** Raise it when a model in src/content or src/operator changes its shape: saved answers of another are dropped. */
const ANSWER_SCHEMA = 3;

/**
 * Reads what this device has saved of the site. A page from the server does this after it is interactive,
 * the app shell before it renders: so it is a chunk of its own.
 * @returns puts it where the stores have nothing yet; from then on what the stores learn is saved
 */
export async function readSaved(): Promise<(stores: Stores) => void> {
  const saved = openSavedStores({ answerSchema: ANSWER_SCHEMA, isSetting });
  const [answers, settings] = await Promise.all([saved.answers.getAll(), saved.settings.getAll()]);
  return (stores) => {
    for (const [key, { value, at }] of answers) {
      const known = stores.answers.entries[key];
      // A document that was kept may be older.
      if (!known || (known.from === 'saved' && known.at < at))
        putAnswer(stores.answers, key, { value, at, from: 'saved' });
    }
    restoreTheme(stores.settings, settings.get('theme'));
    stores.settings.hideBalance ||= settings.get('hideBalance') === true;
    // What was chosen meanwhile counts more, and is saved with it.
    keepSaved(saved, stores, answers);
  };
}
