import type { DatabaseSync } from 'node:sqlite';
import type { JurisdictionRules } from '../../config/jurisdictions.ts';
import { readStanding } from '../accounts/account-status.ts';
import { ageOn } from '../accounts/age.ts';
import { Problem } from '../http/problem.ts';
import { dayOf } from '../operator/calendar.ts';
import { prepared } from '../operator/prepared.ts';
import { nullableNumber, numberOf, type Row, textOf } from '../operator/row.ts';
import { assertRuns } from '../wallet/slot-sessions.ts';
import { leastStakeOf, playableGame } from './game-offer.ts';
import { noticeDue } from './running-session.ts';

interface Gate {
  /** Stake of this step, minor units. */
  readonly stake: number;
  readonly rules: JurisdictionRules;
  readonly now: Date;
}

/**
 * Throws unless a session may make a move in an open round, with a further stake or 0, by its own limits and the
 * jurisdiction's rules. Account limits and the balance are checked when the move is booked. Call it after `endDue`.
 * @throws Problem 403 `account_blocked`; 409 `session_ended`, `notice_due`, 422 `stake_too_high`, `limit_exceeded`
 */
export function assertMayMove(
  database: DatabaseSync,
  session: Row,
  { stake, rules, now }: Gate,
): void {
  assertRuns(session);
  refuseBlocked(database, session, stake, now);
  const due = noticeDue(session);
  if (due !== undefined && due <= now) {
    throw new Problem(409, 'notice_due', 'The player must acknowledge a notice first');
  }
  const most = mostStake(database, session, rules, now);
  if (most !== undefined && stake > most) {
    throw new Problem(422, 'stake_too_high', 'The stake is too high', { extra: { most } });
  }
  const left = lossLeft(session);
  if (stake > 0 && stake > left) {
    throw new Problem(422, 'limit_exceeded', 'This would exceed the limit of the session', {
      extra: { limit: 'loss', left },
    });
  }
}

/**
 * Throws unless the session may start a round, by the same checks.
 * @throws Problem 429 `round_too_soon`, in addition
 */
export function assertMayPlayRound(database: DatabaseSync, session: Row, gate: Gate): void {
  assertMayMove(database, session, gate);
  const { rules, now } = gate;
  const waitMs = lastRoundAt(database, session) + rules.minimumRoundMs - now.getTime();
  if (waitMs <= 0) return;
  throw new Problem(429, 'round_too_soon', 'The previous round is not over', {
    extra: { waitMs },
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  });
}

/** An account may be held for review during a session. A hand that is already open may be finished without a stake. */
function refuseBlocked(database: DatabaseSync, session: Row, stake: number, now: Date): void {
  if (stake === 0) return;
  if (readStanding(database, textOf(session, 'account_code'), now).status !== 'blocked') return;
  throw new Problem(403, 'account_blocked', 'The account is blocked');
}

/** Returns whether less of the loss limit is left than the game's minimum stake. */
export const isSpent = (session: Row): boolean =>
  lossLeft(session) < leastStakeOf(textOf(session, 'slug'));

/** Remaining loss limit of the session, minor units. */
function lossLeft(session: Row): number {
  const most = nullableNumber(session, 'max_loss') ?? Number.POSITIVE_INFINITY;
  return most - numberOf(session, 'stakes') + numberOf(session, 'wins');
}

/** Maximum stake that the jurisdiction allows the session's player, minor units; undefined without a cap. */
export function mostStake(
  database: DatabaseSync,
  session: Row,
  { slotStakeCaps }: JurisdictionRules,
  now: Date,
): number | undefined {
  const isCapped =
    slotStakeCaps.length > 0 && playableGame(textOf(session, 'slug')).kind === 'slot';
  if (!isCapped) return undefined;
  const accountCode = textOf(session, 'account_code');
  const born = prepared(database, 'SELECT birth_date FROM accounts WHERE account_code = ?');
  const age = ageOn(dayOf(now), textOf(born.get(accountCode) ?? {}, 'birth_date'));
  return slotStakeCaps.find(({ underAge }) => age < underAge)?.amount;
}

function lastRoundAt(database: DatabaseSync, session: Row): number {
  const row = prepared(
    database,
    'SELECT at FROM slot_rounds WHERE session = ? ORDER BY number DESC LIMIT 1',
  ).get(numberOf(session, 'seq'));
  return row === undefined ? Number.NEGATIVE_INFINITY : Date.parse(textOf(row, 'at'));
}
