import { ODDS_FORMATS } from '../../lib/odds-format.ts';
import { followOddsFormat } from '../features/events/follow-odds-format.ts';
import { restoreTheme } from '../features/theme/theme.ts';
import { putAnswer } from '../state/answers.ts';
import { isSetting } from '../state/persist/is-setting.ts';
import { keepSaved } from '../state/persist/keep-saved.ts';
import { openSavedStores } from '../state/persist/open-saved-stores.ts';
import type { SettingsStore, Stores } from '../state/stores.ts';

/** Increase it when a model in src/content or src/operator changes its shape; older saved answers are dropped. */
const ANSWER_SCHEMA = 4;

/** Takes over each setting of this device, unless another was chosen meanwhile. */
const RESTORE: Readonly<
  Record<keyof SettingsStore, (settings: SettingsStore, saved: unknown) => void>
> = {
  theme: restoreTheme,
  hideBalance(settings, saved) {
    settings.hideBalance ||= saved === true;
  },
  odds(settings, saved) {
    const odds = ODDS_FORMATS.find((format) => format === saved);
    if (odds) settings.odds ??= odds;
  },
};

/**
 * Reads saved state. A separate chunk: a server-rendered page does this after hydration, the app shell before
 * rendering.
 * @returns fills gaps in the stores, then saves their changes
 */
export async function readSaved(): Promise<(stores: Stores) => void> {
  const saved = openSavedStores({ answerSchema: ANSWER_SCHEMA, isSetting });
  const [answers, settings] = await Promise.all([saved.answers.getAll(), saved.settings.getAll()]);
  return (stores) => {
    for (const [key, { value, at }] of answers) {
      const known = stores.answers.entries[key];
      // A cached document may hold an older answer than the saved one.
      if (!known || (known.from === 'saved' && known.at < at))
        putAnswer(stores.answers, key, { value, at, from: 'saved' });
    }
    for (const [key, restore] of Object.entries(RESTORE))
      restore(stores.settings, settings.get(key));
    followOddsFormat(stores);
    // Settings chosen meanwhile win, and are saved.
    keepSaved(saved, stores, answers);
  };
}
