import { useSearchParams } from 'react-router-dom';
import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { limitsQuery } from '../../../../operator/limits.ts';
import type { AccountStatus } from '../../../../operator/profile.ts';
import {
  balanceQuery,
  cashierMethodsQuery,
  type PaymentDirection,
} from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useOccupation } from '../../../state/occupation/use-occupation.ts';
import { PlayerAnswered } from '../layout/player-answered.tsx';
import { PlayerPage } from '../layout/player-page.tsx';
import { BalanceCard } from './balance-card.tsx';
import './cashier.css';
import { ClosedCashier } from './closed-cashier.tsx';
import { lastMethodQuery } from './last-method.tsx';
import { PaymentCard, wantedDirection } from './payment-card.tsx';

const ROOMS = ['short', 'form'] as const;

/** During a break a player can withdraw but not deposit; a block stops both. */
const DIRECTIONS: Record<AccountStatus, readonly PaymentDirection[]> = {
  active: ['deposit', 'withdrawal'],
  excluded: ['withdrawal'],
  blocked: [],
};

/** Balance, deposits and withdrawals. */
function CashierPage() {
  const { t } = useText();
  const { playMoney } = useApp().config;
  const wanted = wantedDirection(useSearchParams()[0]);
  useOccupation('cashier');
  return (
    <PlayerPage
      title={t('cashier.title')}
      intro={t(playMoney ? 'cashier.intro.play' : 'cashier.intro')}
      rooms={ROOMS}
      queries={(accountCode) => [
        balanceQuery(accountCode),
        cashierMethodsQuery(),
        limitsQuery(accountCode),
        lastMethodQuery(accountCode, wanted),
        ...(wanted === 'withdrawal'
          ? [documentsQuery(accountCode), identityDocumentQuery(accountCode)]
          : []),
      ]}
    >
      {(profile) => (
        <PlayerAnswered query={balanceQuery(profile.accountCode)} rooms={ROOMS}>
          {(balance) => (
            <>
              <BalanceCard balance={balance} />
              {profile.accountStatus !== 'active' && <ClosedCashier profile={profile} />}
              <PlayerAnswered query={cashierMethodsQuery()} rooms={['form']}>
                {(methods) => (
                  <PaymentCard
                    accountCode={profile.accountCode}
                    balance={balance}
                    methods={methods}
                    directions={DIRECTIONS[profile.accountStatus]}
                  />
                )}
              </PlayerAnswered>
            </>
          )}
        </PlayerAnswered>
      )}
    </PlayerPage>
  );
}

export { CashierPage as Component };
