import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import { keptTheme, showTheme } from './theme.ts';

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
