import type { PaymentAnswer, PaymentDirection } from '../../../../operator/wallet.ts';
import type { Text } from '../../../i18n/text.ts';
import type { PaymentOutcome } from './payment-attempt.ts';
import { refusalText } from './refusal.ts';

/** Title for a successful payment. The money of a deposit that is still pending is not in the account yet. */
export const doneTitle = (direction: PaymentDirection, { transaction }: PaymentAnswer) =>
  direction === 'deposit' && transaction.status === 'pending'
    ? 'cashier.pending.deposit'
    : (`cashier.booked.${direction}` as const);

/** Says in one line how a payment ended; empty if that is unknown. */
export function outcomeWords(outcome: PaymentOutcome, text: Pick<Text, 't' | 'money'>): string {
  const { t, money } = text;
  const { direction, payment } = outcome.attempt.wish;
  const { amount, currency } = payment;
  if (outcome.kind === 'unknown') return '';
  if (outcome.kind === 'done')
    return t(doneTitle(direction, outcome.value), { amount: money(amount, currency) });
  const reason = refusalText(outcome.error, currency, text);
  return `${t(`activity.transaction.${direction}`)}: ${t('cashier.refused.title')}. ${reason}`;
}
