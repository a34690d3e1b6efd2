import PartyPopper from 'lucide-react/icons/party-popper';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio/react';
import { playerPaths } from '../../config/player-paths.ts';
import { SignInCard } from '../../features/sign-in/sign-in-card.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';

/** The account is open: what comes next, the useful before the fun. @param name as it was just typed */
export function Welcome({ name }: { name: string }) {
  const { t } = useText();
  const { config, stores, isMounted } = useApp();
  const { profile } = useSnapshot(stores.session);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { documents, limits } = playerPaths(config);
  const upload = documents && isMounted(documents) && `${documents}?kind=identification`;
  return (
    <SignInCard wide>
      <div className="registration-welcome">
        <PartyPopper size={40} aria-hidden />
        <h2 ref={heading} tabIndex={-1}>
          {t('registration.welcome', { name })}
        </h2>
        <p>{t('registration.welcome.text')}</p>
        {profile?.accountStatusChangeReason === 'under-review' && (
          <p role="status">{t('registration.welcome.review')}</p>
        )}
        {upload && (
          <Link className={buttonClass()} to={upload}>
            {t('registration.welcome.documents')}
          </Link>
        )}
        {limits && isMounted(limits) && (
          <Link className={buttonClass('quiet')} to={limits}>
            {t('registration.welcome.limits')}
          </Link>
        )}
        <Link className={buttonClass('outline')} to="/">
          {t('registration.welcome.look')}
        </Link>
      </div>
    </SignInCard>
  );
}
