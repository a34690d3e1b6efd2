import { balanceQuery } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useArrivalNotice } from '../../../state/arrival-notice.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { BalanceSign } from './balance-sign.tsx';
import './player-home.css';
import { LatestMovements } from './latest-movements.tsx';
import { SaferPlay } from './safer-play.tsx';
import { TaskCard } from './task-card.tsx';
import { TerminalCard } from './terminal-card.tsx';

/** Where a player's matters stand at a glance. */
function PlayerHomePage() {
  const { t } = useText();
  return (
    <PlayerPage
      title={t('player.home.title')}
      intro={t('player.home.intro')}
      rooms={['sign', 'short', 'list', 'card']}
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
          <TerminalCard />
          <TaskCard profile={profile} />
          <LatestMovements accountCode={profile.accountCode} />
          <SaferPlay />
        </>
      )}
    </PlayerPage>
  );
}

/** Says why a player is here who asked for a page that the account does not have; a visitor hears it after the login. */
function UnknownPage() {
  useArrivalNotice({ page: 'player.unknown' });
  return null;
}

export { PlayerHomePage as Component };
