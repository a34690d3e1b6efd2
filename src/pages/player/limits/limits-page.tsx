import { useText } from '../../../i18n/text.ts';
import { limitsQuery } from '../../../operator/limits.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { ExclusionCard } from './exclusion-card.tsx';
import { ExclusionNow } from './exclusion-now.tsx';
import { HelpCard } from './help-card.tsx';
import { LimitCard } from './limit-card.tsx';
import './limits.css';

const KINDS = ['deposit', 'stake', 'loss', 'time'] as const;
const ROOMS = ['form', 'list', 'list', 'list'] as const;

/** How much play may take, and how to step away from it. */
export function LimitsPage() {
  const { t } = useText();
  return (
    <PlayerPage title={t('limits.title')} intro={t('limits.intro')} rooms={ROOMS}>
      {({ accountCode }) => (
        <PlayerAnswered query={limitsQuery(accountCode)} rooms={ROOMS}>
          {({ limits, currency, raiseWaitsHours, exclusion }) => (
            <>
              {exclusion && <ExclusionNow exclusion={exclusion} />}
              {KINDS.map((kind) => (
                <LimitCard
                  key={kind}
                  kind={kind}
                  limits={limits.filter((limit) => limit.kind === kind)}
                  currency={currency}
                  raiseWaitsHours={raiseWaitsHours}
                  accountCode={accountCode}
                />
              ))}
              <ExclusionCard accountCode={accountCode} present={exclusion} />
              <HelpCard />
            </>
          )}
        </PlayerAnswered>
      )}
    </PlayerPage>
  );
}
