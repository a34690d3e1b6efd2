import type { HttpError } from '../../../../http/http-error.ts';
import type { Text } from '../../../i18n/text.ts';

const PERIODS = ['day', 'week', 'month'] as const;

/** Explains a refusal by the operator's code. */
export function refusalText(
  { status, problem }: HttpError,
  currency: string,
  { t, money }: Pick<Text, 't' | 'money'>,
): string {
  switch (problem?.code) {
    case 'limit_exceeded': {
      const { limit, period, left } = problem.more;
      const known = PERIODS.find((one) => one === period);
      return limit === 'deposit' && known && typeof left === 'number'
        ? `${t(`cashier.room.${known}`, { amount: money(left, currency) })} ${t('cashier.refused.limit.raise')}`
        : t('cashier.refused.limit');
    }
    case 'amount_out_of_range': {
      const { least, most } = problem.more;
      return typeof least === 'number' && typeof most === 'number'
        ? t('cashier.refused.range', { least: money(least, currency), most: money(most, currency) })
        : t('cashier.refused.other');
    }
    case 'insufficient_funds':
      return t('cashier.refused.funds');
    case 'account_blocked':
      return t('cashier.refused.blocked');
    case 'excluded':
      return t('cashier.refused.excluded');
    case 'identity_needed':
      return t('cashier.refused.identity');
    case 'payment_refused':
      return t('cashier.refused.bank');
    case 'method_not_allowed':
      return t('cashier.refused.oneWay');
    default: {
      if (status === 429) return t('cashier.refused.wait');
      const quote = problem?.requestId
        ? ` ${t('cashier.refused.quote', { id: problem.requestId })}`
        : '';
      return t('cashier.refused.other') + quote;
    }
  }
}
