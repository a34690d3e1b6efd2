import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import type { Stake } from './movements.ts';
import { settleRound, takeStake } from './slot-rounds.ts';

/** A round that is waiting for the player's next move. */
export interface OpenRound {
  /** Idempotency key of the attempt that began it. */
  readonly key: string;
  readonly at: Date;
  /** All stakes so far, minor units. */
  readonly stake: number;
  /** The win and outcome if the player makes no further move, in the game's own terms. */
  readonly win: number;
  readonly outcome: object;
  /** The bet and the moves so far, in the game's own terms. */
  readonly played: object;
}

/** Returns the open round of a session. */
export function openRoundOf(
  database: DatabaseSync,
  session: number,
): (OpenRound & Stake) | undefined {
  const row = prepared(database, 'SELECT * FROM open_rounds WHERE session = ?').get(session);
  return (
    row && {
      key: textOf(row, 'key'),
      at: new Date(textOf(row, 'at')),
      stake: numberOf(row, 'stake'),
      bonusStake: numberOf(row, 'bonus_stake'),
      win: numberOf(row, 'win'),
      outcome: JSON.parse(textOf(row, 'outcome')),
      played: JSON.parse(textOf(row, 'played')),
    }
  );
}

/**
 * Stores the state of an open round, and takes any additional stake. Runs inside the caller's transaction.
 * @throws Problem 422 `limit_exceeded`, 409 `insufficient_funds`
 */
export function keepRoundOpen(
  ledger: Ledger,
  owner: Owner,
  session: Row,
  round: OpenRound,
  now: Date,
): void {
  const { database } = ledger;
  const seq = numberOf(session, 'seq');
  const { key, at, stake, win, outcome, played } = round;
  const before = openRoundOf(database, seq);
  const amount = stake - (before?.stake ?? 0);
  const bonus = amount > 0 ? takeStake(ledger, owner, session, amount, now) : 0;
  prepared(database, 'INSERT OR REPLACE INTO open_rounds VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(
    seq,
    key,
    at.toISOString(),
    stake,
    (before?.bonusStake ?? 0) + bonus,
    win,
    JSON.stringify(outcome),
    JSON.stringify(played),
  );
}

/**
 * Ends the open round of a session, if any, as it would end without a further move. Runs inside the caller's
 * transaction.
 */
export function settleOpenRound(ledger: Ledger, owner: Owner, session: Row, now: Date): void {
  const { database } = ledger;
  const seq = numberOf(session, 'seq');
  const round = openRoundOf(database, seq);
  if (round === undefined) return;
  settleRound(ledger, owner, session, { ...round, outcome: JSON.stringify(round.outcome) }, now);
  prepared(database, 'DELETE FROM open_rounds WHERE session = ?').run(seq);
}
