import type { RunningSlotSession, SlotSessionEnd } from '../../operator/contract/types.ts';
import { nullableNumber, numberOf, optionalText, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from '../wallet/ledger.ts';
import { openStakeOf } from '../wallet/live-bets.ts';
import { sessionIdOf } from '../wallet/slot-session-summaries.ts';

/** Converts a running or ended session to the contract's shape. */
export function runningSessionOf(
  ledger: Ledger,
  owner: Owner,
  row: Row,
  now: Date,
): RunningSlotSession {
  const { cash, bonus } = ledger.balanceOf(owner);
  const startedAt = textOf(row, 'started_at');
  const endedAt = optionalText(row, 'ended_at');
  const until = endedAt === undefined ? now.getTime() : Date.parse(endedAt);
  const minutes = nullableNumber(row, 'max_minutes');
  const loss = nullableNumber(row, 'max_loss');
  const noticeMinutes = nullableNumber(row, 'notice_minutes');
  const openStake = openStakeOf(ledger.database, row);
  const noticeDueAt = endedAt === undefined ? noticeDue(row) : undefined;
  return {
    id: sessionIdOf(row),
    game: { slug: textOf(row, 'slug'), title: textOf(row, 'game') },
    startedAt,
    elapsedSeconds: Math.max(0, Math.floor((until - Date.parse(startedAt)) / 1000)),
    currency: textOf(row, 'currency'),
    stakes: numberOf(row, 'stakes'),
    wins: numberOf(row, 'wins'),
    rounds: numberOf(row, 'rounds'),
    balance: cash + bonus,
    ...(openStake && { openStake }),
    limits: {
      ...(minutes !== null && { minutes }),
      ...(loss !== null && { loss }),
      ...(noticeMinutes !== null && { noticeMinutes }),
    },
    ...(noticeDueAt && { noticeDueAt: noticeDueAt.toISOString() }),
    ...(endedAt !== undefined && {
      ended: { at: endedAt, reason: textOf(row, 'end_reason') as SlotSessionEnd },
    }),
  };
}

/** Due time of the next notice, possibly past; undefined without notices. */
export function noticeDue(row: Row): Date | undefined {
  const minutes = nullableNumber(row, 'notice_minutes');
  if (minutes === null) return undefined;
  return new Date(Date.parse(textOf(row, 'noticed_at')) + minutes * 60_000);
}
