import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { BurgerMenu } from './burger-menu.tsx';
import { useSwipeToClose } from './use-swipe-to-close.ts';

/**
 * The menu that slides in on the left (BRG-1, BRG-4): a native modal dialog, which holds focus, gives it
 * back and closes on Escape; here also by the backdrop, by a swipe and by every navigation.
 */
export function Burger() {
  const { t } = useText();
  const { overlay } = useStores();
  const open = useSnapshot(overlay).open === 'burger';
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is a navigation
  useEffect(() => dialog.current?.close(), [key]);
  useSwipeToClose(dialog, 'left');

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className="burger night"
      aria-label={t('header.menu')}
      onClose={() => {
        if (overlay.open === 'burger') overlay.open = 'none';
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      {open && (
        <div className="burger-panel">
          <button
            type="button"
            className="burger-close icon-button"
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden />
            <span className="visually-hidden">{t('frame.close')}</span>
          </button>
          <BurgerMenu />
        </div>
      )}
    </dialog>
  );
}
