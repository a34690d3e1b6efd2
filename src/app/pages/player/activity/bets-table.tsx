import { useState } from 'react';
import type { Bet, BetStatus, ListQuery } from '../../../../operator/activity.ts';
import { ODDS } from '../../../features/events/odds.tsx';
import { type Text, useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { EntryTime } from './entry-time.tsx';
import { ExpandableRow } from './expandable-row.tsx';
import { PagedTable } from './paged-table.tsx';

/** Lists every bet; each expands to show its picks. */
export function BetsTable({ listQuery }: { listQuery: ListQuery<Bet> }) {
  const { t, money } = useText();
  const [open, setOpen] = useState<string>();
  return (
    <PagedTable
      listQuery={listQuery}
      label={t('activity.list.bets')}
      columns={[t('activity.when'), t('activity.bet'), t('activity.amount')]}
      row={(bet) => (
        <ExpandableRow
          key={bet.id}
          id={bet.id}
          when={<EntryTime at={bet.placedAt} />}
          name={betName(bet, t)}
          detail={
            <>
              <BetTag status={bet.status} />{' '}
              <Odds odds={bet.odds} isTotal={bet.kind !== 'single'} />
            </>
          }
          amount={
            <>
              {money(-bet.stake, bet.currency)}
              {bet.payout !== undefined && (
                <small>{t('activity.payout', { amount: money(bet.payout, bet.currency) })}</small>
              )}
              {bet.payout === undefined && bet.cashedOut && (
                <small>
                  {t('activity.cashedOut', { amount: money(bet.cashedOut.payout, bet.currency) })}
                </small>
              )}
            </>
          }
          open={open === bet.id}
          onToggle={() => setOpen(open === bet.id ? undefined : bet.id)}
        >
          <BetLegs legs={bet.legs} isOpen={bet.status === 'open'} />
          <p className="bet-reference">
            {t('activity.statement.id')}: {bet.id}
          </p>
        </ExpandableRow>
      )}
    />
  );
}

function betName({ kind, legs, needed = legs.length }: Bet, t: Text['t']): string {
  if (kind === 'single') return legs[0]?.event ?? t('activity.bet.single');
  return kind === 'system'
    ? t('activity.bet.system', { needed, count: legs.length })
    : t('activity.bet.combined', { count: legs.length });
}

function BetLegs({ legs, isOpen }: Pick<Bet, 'legs'> & { isOpen: boolean }) {
  const { t } = useText();
  return (
    <ul className="bet-legs" aria-label={t('activity.bet.legs')}>
      {legs.map(({ event, market, outcome, odds, status }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the picks of a bet keep their order
        <li key={index}>
          <p>{event}</p>
          <p>
            {market}: <strong>{outcome}</strong>
          </p>
          <p>
            {/* A bet that is cashed out no longer waits for the results of its picks. */}
            {(isOpen || status !== 'open') && <BetTag status={status} />} <Odds odds={odds} />
          </p>
        </li>
      ))}
    </ul>
  );
}

const BetTag = ({ status }: { status: BetStatus }) => (
  <span className={`activity-tag activity-tag-${status}`}>
    {useText().t(`activity.betStatus.${status}`)}
  </span>
);

function Odds({ odds, isTotal = false }: { odds: number; isTotal?: boolean }) {
  const { t, number } = useText();
  const { format } = useSnapshot(useStores().prices);
  return t('activity.bet.odds', { odds: format?.(odds, isTotal) ?? number(odds, ODDS) });
}
