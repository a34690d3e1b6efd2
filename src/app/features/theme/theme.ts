import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import type { SettingsStore } from '../../state/stores.ts';

export type Theme = SettingsStore['theme'];

export const THEMES: readonly Theme[] = ['dark', 'light', 'system'];

/** Key in localStorage, which the boot script reads before first paint. IndexedDB would respond too late. */
const STORAGE_KEY = 'theme';

/** Returns the theme to show on this device now. */
export function resolveTheme(theme: Theme, prefersLight: boolean): 'dark' | 'light' {
  if (theme === 'system') return prefersLight ? 'light' : 'dark';
  return theme;
}

/**
 * Stores the visitor's choice for the next visit and applies it: first the pressed button, then, one frame later, the
 * theme, which repaints the whole page (PF-9).
 */
export function chooseTheme(settings: SettingsStore, theme: Theme): void {
  settings.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts until the page unloads.
  }
  requestAnimationFrame(() => setTimeout(showTheme, 0, theme));
}

/** Applies a theme to the page; `theme-color` colours the browser's bars to match the header. */
function showTheme(theme: Theme): void {
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset['theme'] = resolveTheme(theme, prefersLight);
}

/** Returns the choice that the boot script applied; undefined if none is stored. */
function keptTheme(): Theme | undefined {
  try {
    const kept = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === kept);
  } catch {
    return undefined;
  }
}

/** Restores the choice from IndexedDB when the boot script's copy is missing. */
export function restoreTheme(settings: SettingsStore, saved: unknown): void {
  const theme = THEMES.find((known) => known === saved);
  if (theme && theme !== settings.theme && !keptTheme()) chooseTheme(settings, theme);
}

/** Takes over from the boot script: copies the choice to the store and lets `system` follow the device. */
export function useTheme(): void {
  const { settings } = useStores();
  useEffect(() => {
    settings.theme = keptTheme() ?? settings.theme;
    const device = matchMedia('(prefers-color-scheme: light)');
    const follow = () => showTheme(settings.theme);
    device.addEventListener('change', follow);
    return () => device.removeEventListener('change', follow);
  }, [settings]);
}
