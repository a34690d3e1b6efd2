import type { ListQuery, Transaction } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { EntryTime } from './entry-time.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists every transaction of the player. */
export function TransactionsTable({ listQuery }: { listQuery: ListQuery<Transaction> }) {
  const { t, money } = useText();
  return (
    <PagedTable
      listQuery={listQuery}
      label={t('activity.list.transactions')}
      columns={[t('activity.when'), t('activity.what'), t('activity.amount')]}
      row={({ id, kind, at, text, status, amount, currency, balanceAfter }) => (
        <tr key={id} className="activity-row" tabIndex={-1}>
          <td>
            <EntryTime at={at} />
          </td>
          <td>
            {t(`activity.transaction.${kind}`)}
            <small>
              {status !== 'booked' && (
                <span className={`activity-tag activity-tag-${status}`}>
                  {t(`activity.status.${status}`)}
                </span>
              )}{' '}
              {text}
            </small>
          </td>
          <td className={amount > 0 ? 'activity-plus' : undefined}>
            {money(amount, currency, 'exceptZero')}
            <small>{t('activity.balanceAfter', { amount: money(balanceAfter, currency) })}</small>
          </td>
        </tr>
      )}
    />
  );
}
