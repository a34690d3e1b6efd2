import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import { keptTheme, showTheme } from './theme.ts';

/** Takes over from the boot script: the store learns the choice, and `system` follows the device. */
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
