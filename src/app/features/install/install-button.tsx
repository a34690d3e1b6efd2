import Smartphone from 'lucide-react/icons/smartphone';
import { useText } from '../../i18n/text.ts';
import { acceptInstall } from '../../pwa/install.ts';
import type { InstallWay } from '../../pwa/install-offer.ts';
import { useStores } from '../../state/context.ts';
import { useValue } from '../../state/use-value.ts';
import { Button } from '../../ui/button.tsx';

/** Permanent install button, while installing is possible. */
export function InstallButton() {
  const { t } = useText();
  const { way, start } = useInstall();
  if (way === 'none') return null;
  return (
    <Button kind="outline" onClick={start}>
      <Smartphone size={20} aria-hidden />
      {t('install.button')}
    </Button>
  );
}

/**
 * Returns how the site can be installed here, if at all, and a function that starts it: the browser's dialog or the
 * steps.
 */
export function useInstall(): { way: InstallWay; start: () => void } {
  const { install, overlay } = useStores();
  const way = useValue(install, (offer) => offer.way);
  return {
    way,
    start() {
      if (install.way === 'ios-steps') overlay.open = 'install';
      else void acceptInstall(install);
    },
  };
}
