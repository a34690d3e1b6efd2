import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { chooseTheme, THEMES } from './theme.ts';

const ICONS = { dark: Moon, light: Sun, system: Monitor };

/** Switch between dark, light and the device's theme. */
export function ThemeSwitch() {
  const { t } = useText();
  const { settings } = useStores();
  const { theme: current } = useSnapshot(settings);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out differently in each browser
    <div className="switch" role="group" aria-label={t('theme.label')}>
      {THEMES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <button
            key={theme}
            type="button"
            aria-pressed={theme === current}
            aria-label={t(`theme.${theme}`)}
            title={t(`theme.${theme}`)}
            onClick={() => chooseTheme(settings, theme)}
          >
            <Icon size={20} aria-hidden />
          </button>
        );
      })}
    </div>
  );
}
