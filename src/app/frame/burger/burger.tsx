import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { InstallButton } from '../../features/install/install-button.tsx';
import { LanguageSwitch } from '../../features/language/language-switch.tsx';
import { ThemeSwitch } from '../../features/theme/theme-switch.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import type { OverlayStore } from '../../state/stores.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Logo } from '../header/logo.tsx';
import { BurgerMenu } from './burger-menu.tsx';

const close = (overlay: OverlayStore) => {
  if (overlay.open === 'burger') overlay.open = 'none';
};

/** The side menu. Closes on every navigation (BRG-1, BRG-4). */
export function Burger() {
  const { t } = useText();
  const { overlay } = useApp().stores;
  const open = useSnapshot(overlay).open === 'burger';
  const { key } = useLocation();
  const navigation = useRef(key);
  useEffect(() => {
    // The menu may open before this mounts; only a new location counts as navigation.
    if (navigation.current === key) return;
    navigation.current = key;
    close(overlay);
  }, [key, overlay]);
  return (
    <Dialog
      side
      prepared
      open={open}
      label={t('header.menu')}
      closeLabel={t('frame.close')}
      className="night"
      head={<Logo />}
      onClose={() => close(overlay)}
    >
      <BurgerMenu onFollow={() => close(overlay)} />
      <div className="burger-settings">
        <LanguageSwitch />
        <ThemeSwitch />
        <InstallButton />
      </div>
    </Dialog>
  );
}
