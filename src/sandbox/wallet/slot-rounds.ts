import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import { countStake, followEndedBonuses } from './bonuses.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayStake } from './limit-use.ts';
import { bonusIn, type Stake, stakeOnRound, winRound } from './movements.ts';

/** A round that is over. */
export interface SettledRound extends Stake {
  readonly at: Date;
  /** Minor units, like the stakes. */
  readonly win: number;
  /** JSON in the game's own terms. */
  readonly outcome: string | null;
  /** Idempotency key of the attempt. */
  readonly key: string | null;
}

/**
 * Takes a stake on a round of a session. Runs inside the caller's transaction.
 * @param amount minor units
 * @returns the part that was bonus
 * @throws Problem 422 `limit_exceeded`, 409 `insufficient_funds`
 */
export function takeStake(
  ledger: Ledger,
  owner: Owner,
  session: Row,
  amount: number,
  at: Date,
): number {
  assertMayStake(ledger.database, owner, amount, at);
  const bonus = stakeOnRound(ledger, { ...movementOf(session, owner, at), amount });
  prepared(ledger.database, 'UPDATE slot_sessions SET stakes = stakes + ? WHERE seq = ?').run(
    amount,
    numberOf(session, 'seq'),
  );
  countStake(ledger, owner, { slug: textOf(session, 'slug'), amount, at });
  return bonus;
}

/**
 * Pays the win of a round whose stake was taken, and records the round. If the session has ended, the win counts in its
 * final balance. Runs inside the caller's transaction.
 * @param now time at which the win is paid
 * @returns the round's number
 */
export function settleRound(
  ledger: Ledger,
  owner: Owner,
  session: Row,
  round: SettledRound,
  now: Date,
): number {
  const { at, stake, win, outcome, key } = round;
  const bonus = bonusIn(round, Math.min(win, stake));
  if (win > 0) winRound(ledger, { ...movementOf(session, owner, now), amount: win }, bonus);
  followEndedBonuses(ledger, owner, { returned: bonus, stakedAt: at, at: now });
  const seq = numberOf(session, 'seq');
  const number = numberOf(session, 'rounds') + 1;
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET wins = wins + ?1, rounds = ?2, balance_after = balance_after + ?1
     WHERE seq = ?3`,
  ).run(win, number, seq);
  prepared(ledger.database, 'INSERT INTO slot_rounds VALUES (?, ?, ?, ?, ?, ?, ?)').run(
    seq,
    number,
    at.toISOString(),
    stake,
    win,
    outcome,
    key,
  );
  return number;
}

const movementOf = (session: Row, owner: Owner, at: Date) => ({
  owner,
  at,
  text: textOf(session, 'game'),
  reference: `slot:${numberOf(session, 'seq')}`,
});
