import type { HttpError } from '../../../http/http-error.ts';
import type { Text } from '../../../i18n/text.ts';

/** Why a payment was refused, in words, by the operator's code. */
export function refusalText(
  { status, problem }: HttpError,
  currency: string,
  { t, money }: Pick<Text, 't' | 'money'>,
): string {
  switch (problem?.code) {
    case 'limit_exceeded': {
      const { limit, left } = problem.more;
      return limit === 'deposit' && typeof left === 'number'
        ? t('cashier.refused.limit.deposit', { amount: money(Math.max(0, left), currency) })
        : t('cashier.refused.limit');
    }
    case 'insufficient_funds':
      return t('cashier.refused.funds');
    case 'account_blocked':
      return t('cashier.refused.blocked');
    case 'excluded':
      return t('cashier.refused.excluded');
    default: {
      if (status === 429) return t('cashier.refused.wait');
      const quote = problem?.requestId
        ? ` ${t('cashier.refused.quote', { id: problem.requestId })}`
        : '';
      return t('cashier.refused.other') + quote;
    }
  }
}
