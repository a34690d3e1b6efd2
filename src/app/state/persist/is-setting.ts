import { ODDS_FORMATS } from '../../../lib/odds-format.ts';
import type { SettingsStore } from '../stores.ts';

const THEMES: readonly unknown[] = ['dark', 'light', 'system'] satisfies SettingsStore['theme'][];

/** Whether a value read from this device is one that the key may have today. */
export function isSetting(key: string, value: unknown): boolean {
  if (key === 'hideBalance') return typeof value === 'boolean';
  if (key === 'odds') return ODDS_FORMATS.some((format) => format === value);
  return key === 'theme' && THEMES.includes(value);
}
