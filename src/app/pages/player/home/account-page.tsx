import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { limitsQuery } from '../../../../operator/limits.ts';
import { terminalDeviceQuery } from '../../../../operator/terminal-device.ts';
import { balanceQuery } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useArrivalNotice } from '../../../state/arrival-notice.ts';
import { useApp } from '../../../state/context.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { BalanceSign } from './balance-sign.tsx';
import './player-home.css';
import { LatestMovements, latestMovementsQuery } from './latest-movements.tsx';
import { SaferPlay } from './safer-play.tsx';
import { TaskCard } from './task-card.tsx';
import { TerminalCard } from './terminal-card.tsx';

/** Overview of the player's account. */
function PlayerHomePage() {
  const { t } = useText();
  const hasTerminals = useApp().config.endpoints.terminal !== undefined;
  return (
    <PlayerPage
      title={t('player.home.title')}
      intro={t('player.home.intro')}
      rooms={['sign', 'short', 'list', 'card']}
      queries={(accountCode) => [
        balanceQuery(accountCode),
        documentsQuery(accountCode),
        identityDocumentQuery(accountCode),
        limitsQuery(accountCode),
        latestMovementsQuery(accountCode),
        ...(hasTerminals ? [terminalDeviceQuery()] : []),
      ]}
    >
      {(profile) => (
        <>
          <UnknownPage />
          <section className="player-home-sign night">
            <h2>{t('player.home.greeting', { name: profile.firstName })}</h2>
            <PlayerAnswered query={balanceQuery(profile.accountCode)} rooms={['line']}>
              {(balance) => <BalanceSign balance={balance} />}
            </PlayerAnswered>
          </section>
          {hasTerminals && <TerminalCard />}
          <TaskCard profile={profile} />
          <LatestMovements accountCode={profile.accountCode} />
          <SaferPlay />
        </>
      )}
    </PlayerPage>
  );
}

/** Explains to a player why a missing account page led here; a visitor sees it after logging in. */
function UnknownPage() {
  useArrivalNotice({ page: 'player.unknown' });
  return null;
}

export { PlayerHomePage as Component };
