import { ODDS_FORMATS } from '../../../lib/odds-format.ts';
import type { SettingsStore } from '../stores.ts';

const THEMES: readonly unknown[] = ['dark', 'light', 'system'] satisfies SettingsStore['theme'][];

/** All settings. Values under other keys are deleted from this device at the next start. */
const CHECKS: Readonly<Record<keyof SettingsStore, (value: unknown) => boolean>> = {
  theme: (value) => THEMES.includes(value),
  hideBalance: (value) => typeof value === 'boolean',
  odds: (value) => ODDS_FORMATS.some((format) => format === value),
};

/** Whether a stored value is still valid for its key. */
export const isSetting = (key: string, value: unknown): boolean =>
  Object.hasOwn(CHECKS, key) && CHECKS[key as keyof SettingsStore](value);
