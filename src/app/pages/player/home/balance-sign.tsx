import { Link } from 'react-router-dom';
import { playerPaths } from '../../../../config/derived-paths.ts';
import type { Balance } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { HiddenAmount } from '../../../ui/hidden-amount.tsx';

/** Shows the player's balance, unless it is hidden on this device. */
export function BalanceSign({ balance }: { balance: Balance }) {
  const { t, money } = useText();
  const { config, stores } = useApp();
  const { hideBalance } = useSnapshot(stores.settings);
  const { cashier } = playerPaths(config);
  const { cash, bonus, currency } = balance;
  return (
    <>
      <p className="player-home-balance">
        <span>{t('player.balance')}</span>
        {hideBalance ? (
          <strong>
            <HiddenAmount>{t('userMenu.hidden')}</HiddenAmount>
          </strong>
        ) : (
          <strong>{money(cash + bonus, currency)}</strong>
        )}
        {!hideBalance && bonus > 0 && (
          <span>
            {t('player.balance.parts', {
              cash: money(cash, currency),
              bonus: money(bonus, currency),
            })}
          </span>
        )}
      </p>
      {cashier && (
        <Link className={buttonClass('quiet')} to={cashier}>
          {t('player.nav.cashier')}
        </Link>
      )}
    </>
  );
}
