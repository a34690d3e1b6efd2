import type { Bet, SlotSession, Transaction } from '../../../../operator/activity.ts';
import type { Text } from '../../../i18n/text.ts';
import { type CsvCell, type CsvColumn, csvAmount } from './csv.ts';
import { netOf } from './totals.ts';

const text = (value: string | undefined): CsvCell => ({ text: value ?? '' });

export const transactionColumns = ({ t }: Pick<Text, 't'>): CsvColumn<Transaction>[] => [
  [t('activity.csv.time'), ({ at }) => text(at)],
  [t('activity.csv.kind'), ({ kind }) => text(t(`activity.transaction.${kind}`))],
  [t('activity.csv.text'), (entry) => text(entry.text)],
  [t('activity.csv.status'), ({ status }) => text(t(`activity.status.${status}`))],
  [t('activity.csv.amount'), ({ amount, currency }) => csvAmount(amount, currency)],
  [t('activity.csv.balance'), (entry) => csvAmount(entry.balanceAfter, entry.currency)],
  [t('activity.csv.currency'), ({ currency }) => text(currency)],
  [t('activity.csv.id'), ({ id }) => text(id)],
];

export const betColumns = ({ t }: Pick<Text, 't'>): CsvColumn<Bet>[] => [
  [t('activity.csv.time'), ({ placedAt }) => text(placedAt)],
  [t('activity.csv.settled'), ({ settledAt }) => text(settledAt)],
  [t('activity.csv.status'), ({ status }) => text(t(`activity.betStatus.${status}`))],
  [t('activity.csv.legs'), ({ legs }) => text(legs.map(legText).join('; '))],
  [t('activity.csv.odds'), ({ odds }) => ({ number: odds.toFixed(2) })],
  [t('activity.csv.stake'), ({ stake, currency }) => csvAmount(stake, currency)],
  [
    t('activity.csv.payout'),
    // An open bet may have paid out for the part that was cashed out.
    ({ payout, cashedOut, currency }) => {
      const paid = payout ?? cashedOut?.payout;
      return paid === undefined ? text('') : csvAmount(paid, currency);
    },
  ],
  [t('activity.csv.currency'), ({ currency }) => text(currency)],
  [t('activity.csv.id'), ({ id }) => text(id)],
];

export const slotSessionColumns = ({ t }: Pick<Text, 't'>): CsvColumn<SlotSession>[] => [
  [t('activity.csv.time'), ({ startedAt }) => text(startedAt)],
  [t('activity.csv.ended'), ({ endedAt }) => text(endedAt)],
  [t('activity.statement.game'), ({ game }) => text(game)],
  [t('activity.statement.rounds'), ({ rounds }) => ({ number: String(rounds) })],
  [t('activity.statement.stakes'), ({ stakes, currency }) => csvAmount(stakes, currency)],
  [t('activity.statement.wins'), ({ wins, currency }) => csvAmount(wins, currency)],
  [t('activity.statement.result'), (entry) => csvAmount(netOf(entry), entry.currency)],
  [t('activity.csv.balance'), (entry) => csvAmount(entry.balanceAfter, entry.currency)],
  [t('activity.csv.currency'), ({ currency }) => text(currency)],
  [t('activity.csv.id'), ({ id }) => text(id)],
];

const legText = ({ event, market, outcome }: Bet['legs'][number]): string =>
  `${event}, ${market}: ${outcome}`;
