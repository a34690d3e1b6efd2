import { useId } from 'react';
import type { Balance } from '../../../../operator/wallet.ts';
import { useText } from '../../../i18n/text.ts';

/** The player's total balance as the operator last reported it, and its cash part. */
export function BalanceCard({ balance: { cash, bonus, currency } }: { balance: Balance }) {
  const { t, money } = useText();
  const titleId = useId();
  return (
    <section className="balance-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('player.balance')}</h2>
      <p className="balance-card-amount">{money(cash + bonus, currency)}</p>
      {bonus > 0 && (
        <p>
          {t('player.balance.parts', {
            cash: money(cash, currency),
            bonus: money(bonus, currency),
          })}
        </p>
      )}
    </section>
  );
}
