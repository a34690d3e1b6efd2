import { Link } from 'react-router-dom';
import type { Profile } from '../../../../operator/profile.ts';
import { useBreak, useBreakText } from '../../../features/break/use-break.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';

/** Explains why a blocked or excluded account cannot move money, and how to reopen it. */
export function ClosedCashier({
  profile,
}: {
  profile: Pick<Profile, 'accountStatus' | 'accountStatusChangeReason'>;
}) {
  const { t } = useText();
  const { userInformation } = useApp().config.routes;
  const present = useBreak();
  const yearly = profile.accountStatusChangeReason === 'pending-annual-update-and-validation';
  const reason = yearly ? 'validation' : 'review';
  return (
    <PlayerCard title={t('cashier.closed.title')}>
      <p>{t(`cashier.closed.${profile.accountStatus === 'excluded' ? 'excluded' : reason}`)}</p>
      {present && <BreakEnd until={present.until} />}
      {yearly && userInformation && (
        <div className="player-card-actions">
          {/* AUT-4 links to the same page. */}
          <Link
            className={buttonClass()}
            to={`${userInformation}?section=personal-data&pendingVerification=true`}
          >
            {t('cashier.closed.validation.go')}
          </Link>
        </div>
      )}
    </PlayerCard>
  );
}

function BreakEnd({ until }: { until: string | undefined }) {
  return <p>{useBreakText(until)}</p>;
}
