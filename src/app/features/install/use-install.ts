import { acceptInstall } from '../../pwa/install.ts';
import type { InstallWay } from '../../pwa/install-offer.ts';
import { useStores } from '../../state/context.ts';
import { useValue } from '../../state/use-value.ts';

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
