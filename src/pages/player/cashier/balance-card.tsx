import { useText } from '../../../i18n/text.ts';
import type { Balance } from '../../../operator/contract/types.ts';

/** What the player has, as the operator last said. */
export function BalanceCard({ balance }: { balance: Balance }) {
  const { t, money } = useText();
  return (
    <section className="balance-card" aria-labelledby="balance-title">
      <h2 id="balance-title">{t('cashier.balance')}</h2>
      <p className="balance-card-amount">{money(balance.cash, balance.currency)}</p>
      {balance.bonus > 0 && (
        <p>{t('cashier.bonusBeside', { amount: money(balance.bonus, balance.currency) })}</p>
      )}
    </section>
  );
}
