import { type Limits, limitsQuery } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { ExclusionNow } from './exclusion-now.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitCard } from './limit-card.tsx';
import './limits.css';
import { PeriodsCard } from './periods-card.tsx';
import { useLimitWishes } from './use-limit-wishes.ts';
import { useNewDay } from './use-new-day.ts';

const KINDS = ['deposit', 'stake', 'loss', 'time'] as const;
const ROOMS = ['form', 'list', 'list', 'list'] as const;

/** Limits on play, breaks and self-exclusion. */
function LimitsPage() {
  const { t } = useText();
  return (
    <PlayerPage
      title={t('limits.title')}
      intro={t('limits.intro')}
      rooms={ROOMS}
      queries={(accountCode) => [limitsQuery(accountCode)]}
    >
      {({ accountCode }) => (
        <PlayerAnswered query={limitsQuery(accountCode)} rooms={ROOMS}>
          {(limits) => <LimitCards accountCode={accountCode} {...limits} />}
        </PlayerAnswered>
      )}
    </PlayerPage>
  );
}

function LimitCards({
  accountCode,
  limits,
  exclusion,
  ...terms
}: Limits & { accountCode: string }) {
  const wishes = useLimitWishes(accountCode);
  useNewDay(accountCode);
  return (
    <>
      {exclusion && <ExclusionNow exclusion={exclusion} />}
      {/* Comes first, so that a player who needs a break finds it at once. */}
      <ExclusionCard accountCode={accountCode} present={exclusion} wishes={wishes} />
      {KINDS.map((kind) => (
        <LimitCard
          key={kind}
          kind={kind}
          limits={limits.filter((limit) => limit.kind === kind)}
          currency={terms.currency}
          raiseWaitsHours={terms.raiseWaitsHours}
          accountCode={accountCode}
          wishes={wishes}
        />
      ))}
      <PeriodsCard />
      <HelpCard />
    </>
  );
}

export { LimitsPage as Component };
