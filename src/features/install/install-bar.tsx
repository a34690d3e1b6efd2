import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { createInstallInvitation, type InstallInvitation } from '../../pwa/install.ts';
import type { InstallOffer } from '../../pwa/install-offer.ts';
import { Button } from '../../ui/button.tsx';

/** The invitation to install (PWA-4): never on the first page, for "not now" a pause, for "never" none again. */
export function InstallBar() {
  const [offer, setOffer] = useState<InstallOffer>('none');
  const invitation = useRef<InstallInvitation>(undefined);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page shown
  useEffect(() => {
    invitation.current ??= createInstallInvitation(setOffer);
    invitation.current.pageShown();
  }, [pathname]);
  return (
    <div role="status">
      {offer !== 'none' && invitation.current && (
        <InstallOfferView offer={offer} invitation={invitation.current} />
      )}
    </div>
  );
}

/** What the invitation looks like; iOS has no dialog of its own to open, so it gets the steps in words. */
export function InstallOfferView({
  offer,
  invitation,
}: {
  offer: Exclude<InstallOffer, 'none'>;
  invitation: Pick<InstallInvitation, 'accept' | 'notNow' | 'never'>;
}) {
  const { t } = useText();
  return (
    <div className="notice night">
      <span>{t(offer === 'ios-steps' ? 'install.steps' : 'install.offer')}</span>
      {offer === 'prompt' && (
        <Button onClick={() => void invitation.accept()}>{t('install.accept')}</Button>
      )}
      <Button kind="quiet" onClick={() => invitation.notNow()}>
        {t('install.notNow')}
      </Button>
      <Button kind="quiet" onClick={() => invitation.never()}>
        {t('install.never')}
      </Button>
    </div>
  );
}
