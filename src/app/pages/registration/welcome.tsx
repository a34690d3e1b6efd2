import PartyPopper from 'lucide-react/icons/party-popper';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { verificationPath } from '../../features/deposit/deposit-paths.ts';
import type { ReturnPath } from '../../features/session/sign-in/return-path.ts';
import { SignInCard } from '../../features/session/sign-in/sign-in-card.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { buttonClass } from '../../ui/button.tsx';

interface WelcomeProps {
  /** As typed in the form. */
  name: string;
  /** The player's destination; home by default. */
  back: ReturnPath;
}

/** Shown after registration: a link back to the destination, or next steps, useful ones before fun. */
export function Welcome({ name, back }: WelcomeProps) {
  const { t } = useText();
  const { config, stores } = useApp();
  const { profile } = useSnapshot(stores.session);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isHome = back.path === '/';
  const { limits } = playerPaths(config);
  const upload = verificationPath(config, back.path);
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
        {!isHome && <WayBack {...back} />}
        {upload && (
          <Link className={buttonClass(isHome ? 'primary' : 'quiet')} to={upload}>
            {t('registration.welcome.documents')}
          </Link>
        )}
        {limits && (
          <Link className={buttonClass('quiet')} to={limits}>
            {t('registration.welcome.limits')}
          </Link>
        )}
        {isHome && (
          <Link className={buttonClass('outline')} to="/">
            {t('registration.welcome.look')}
          </Link>
        )}
      </div>
    </SignInCard>
  );
}

/** The router adds its own language to a path, so a path in another language is a plain link. */
function WayBack({ path, otherLanguage }: ReturnPath) {
  const { t } = useText();
  const label = t('registration.welcome.back');
  return otherLanguage ? (
    <a className={buttonClass()} href={path}>
      {label}
    </a>
  ) : (
    <Link className={buttonClass()} to={path}>
      {label}
    </Link>
  );
}
