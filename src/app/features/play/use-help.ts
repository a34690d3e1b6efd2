import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';
import type { OverlayStore } from '../../state/stores.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

const close = (overlay: OverlayStore) => {
  if (overlay.open === 'help') overlay.open = 'none';
};

/** The state of the help over a game: one of the site's overlays, so that no other dialog opens above it (AUT-9). */
export function useHelp() {
  const { overlay } = useStores();
  useEffect(() => () => close(overlay), [overlay]);
  return {
    isOpen: useSnapshot(overlay).open === 'help',
    open() {
      overlay.open = 'help';
    },
    close: () => close(overlay),
  };
}
