import type { GameName, PlayDevice, SlotSessionEnd } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import type { Row } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { settleOpenRound } from './open-rounds.ts';
import { settleRound, takeStake } from './slot-rounds.ts';
import { keepAlive } from './slot-session-dues.ts';

/** Terms of a session. A session without terms is history and does not end by itself. */
interface SessionTerms {
  readonly device: PlayDevice;
  /** Id of the player's log-in session. */
  readonly signIn: string;
  /** Seed of the outcomes. */
  readonly seed: string;
  /** The player's limits for this session, in minutes, minor units and hours. */
  readonly minutes?: number | undefined;
  readonly loss?: number | undefined;
  readonly noticeMinutes?: number | undefined;
  readonly pauseHours?: number | undefined;
}

/** A round drawn by the game, in minor units. */
export interface Round {
  readonly stake: number;
  readonly win: number;
  readonly at: Date;
  /** The result, in the game's own terms. */
  readonly outcome?: object;
  /** Idempotency key of the attempt. */
  readonly key?: string;
}

/** Begins a game session. Runs inside the caller's transaction. Returns the session's number. */
export function beginSlotSession(
  ledger: Ledger,
  owner: Owner,
  game: GameName,
  at: Date,
  terms?: SessionTerms,
): number {
  const { database } = ledger;
  const { cash, bonus } = ledger.balanceOf(owner);
  const { lastInsertRowid } = prepared(
    database,
    `INSERT INTO slot_sessions (account_code, currency, game, slug, device, sign_in, started_at,
       noticed_at, max_minutes, max_loss, notice_minutes, pause_hours, seed, balance_before)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    owner.accountCode,
    owner.currency,
    game.title,
    game.slug,
    terms?.device ?? 'desktop',
    terms?.signIn ?? null,
    at.toISOString(),
    at.toISOString(),
    terms?.minutes ?? null,
    terms?.loss ?? null,
    terms?.noticeMinutes ?? null,
    terms?.pauseHours ?? 0,
    terms?.seed ?? null,
    cash + bonus,
  );
  const seq = Number(lastInsertRowid);
  if (terms !== undefined) keepAlive(database, findSession(ledger, owner, seq), at);
  return seq;
}

/**
 * Plays one round: takes the stake and pays the win at once. Runs inside the caller's transaction.
 * @returns the round's number
 * @throws Problem 422 `limit_exceeded`, 409 `insufficient_funds`, 409 `session_ended`
 */
export function playRound(ledger: Ledger, owner: Owner, seq: number, round: Round): number {
  const { stake, win, at, outcome, key = null } = round;
  const session = findSession(ledger, owner, seq);
  assertRuns(session);
  const bonusStake = takeStake(ledger, owner, session, stake, at);
  const told = outcome ? JSON.stringify(outcome) : null;
  const settled = { at, stake, bonusStake, win, outcome: told, key };
  return settleRound(ledger, owner, session, settled, at);
}

/**
 * Ends a running session and its open round. Its summary is pending until it is acknowledged.
 * @param reason defaults to the reason for which it would end by itself
 */
export function endSlotSession(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  at: Date,
  reason?: SlotSessionEnd,
): void {
  const session = findSession(ledger, owner, seq);
  if (session.ended_at === null) settleOpenRound(ledger, owner, session, at);
  const { cash, bonus } = ledger.balanceOf(owner);
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET ended_at = ?, balance_after = ?, end_reason = coalesce(?, due_reason)
       WHERE seq = ? AND account_code = ? AND ended_at IS NULL`,
  ).run(at.toISOString(), cash + bonus, reason ?? null, seq, owner.accountCode);
}

/** Returns a session of the player by its number. @throws Problem 404 */
export function findSession({ database }: Ledger, { accountCode }: Owner, seq: number): Row {
  const find = prepared(database, 'SELECT * FROM slot_sessions WHERE seq = ? AND account_code = ?');
  const row = find.get(seq, accountCode);
  if (row === undefined) throw noSession();
  return row;
}

/** Returns a session of the player by its id in the contract. @throws Problem 404 */
export function sessionById(ledger: Ledger, owner: Owner, id: string): Row {
  const seq = /^S(\d{1,15})$/.exec(id)?.[1];
  if (seq === undefined) throw noSession();
  return findSession(ledger, owner, Number(seq));
}

/** @throws Problem 409 `session_ended` with the reason */
export function assertRuns({ ended_at: endedAt, end_reason: reason }: Row): void {
  if (endedAt === null) return;
  throw new Problem(409, 'session_ended', 'This session has ended', { extra: { reason } });
}

const noSession = () => new Problem(404, 'not_found', 'There is no such session');
