import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { followInstallation, pageShown, putOffInstall, refuseInstall } from '../../pwa/install.ts';
import { useStores } from '../../state/context.ts';
import { isOccupied } from '../../state/occupations.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { useValue } from '../../state/use-value.ts';
import { Button } from '../../ui/button.tsx';
import { useInstall } from './install-button.tsx';

/**
 * The invitation to install (PWA-4): on the second visit, when the visitor is not busy and has dismissed the cookie
 * notice. "Not now" pauses it, "never" ends it.
 */
export function InstallBar() {
  const { install, occupations, cookieNotice } = useStores();
  const { pathname } = useLocation();
  useEffect(() => followInstallation(install), [install]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page shown
  useEffect(() => pageShown(install), [install, pathname]);
  const isOffered = useValue(install, ({ way, isInvited }) => way !== 'none' && isInvited);
  const isBusy = isOccupied(useSnapshot(occupations));
  const { accepted } = useSnapshot(cookieNotice);
  return <div role="status">{isOffered && accepted && !isBusy && <InstallInvitation />}</div>;
}

/** The visible invitation. iOS has no install dialog, so the steps are shown there. */
export function InstallInvitation() {
  const { t } = useText();
  const { install } = useStores();
  const { way, start } = useInstall();
  return (
    <div className="notice night">
      <span>{t('install.offer')}</span>
      <Button onClick={start}>{t(way === 'ios-steps' ? 'install.how' : 'install.accept')}</Button>
      <Button kind="quiet" onClick={() => putOffInstall(install)}>
        {t('install.notNow')}
      </Button>
      <Button kind="quiet" onClick={() => refuseInstall(install)}>
        {t('install.never')}
      </Button>
    </div>
  );
}
