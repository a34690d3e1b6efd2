import type { SettingsStore } from '../../state/stores.ts';

export type Theme = SettingsStore['theme'];

export const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

/** Where the boot script looks before the first paint; IndexedDB would answer too late. */
const STORAGE_KEY = 'theme';

/** What a choice means on this device now. */
export function resolveTheme(theme: Theme, prefersLight: boolean): 'dark' | 'light' {
  if (theme === 'system') return prefersLight ? 'light' : 'dark';
  return theme;
}

/**
 * Keeps the visitor's choice for the next visit and shows it: first the pressed button, then, in the frame
 * after, the theme, for which the whole page is drawn anew (PF-9).
 */
export function chooseTheme(settings: SettingsStore, theme: Theme): void {
  settings.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  requestAnimationFrame(() => setTimeout(showTheme, 0, theme));
}

/** Puts a theme on the page; `theme-color` paints the browser's own bars to match the header. */
export function showTheme(theme: Theme): void {
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = resolveTheme(theme, prefersLight);
}

/** The choice the boot script has acted on; undefined where none is kept. */
export function keptTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === kept);
  } catch {
    return undefined;
  }
}

/** The choice as IndexedDB has it, for when the boot script's copy is gone. */
export function restoreTheme(settings: SettingsStore, saved: unknown): void {
  const theme = THEMES.find((known) => known === saved);
  if (theme && theme !== settings.theme && !keptTheme()) chooseTheme(settings, theme);
}
