import type { SlotSession, SlotSessionSummary } from '../../operator/contract/types.ts';
import { Problem } from '../operator/problem.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayStake } from './limit-use.ts';
import { stakeOnRound, winRound } from './movements.ts';
import { prepared } from './prepared.ts';
import { numberOf, type Row, textOf } from './row.ts';

/** Begins a session at a game (its title). Returns the session's number. */
export function beginSlotSession(ledger: Ledger, owner: Owner, game: string, at: Date): number {
  const { cash, bonus } = ledger.balanceOf(owner);
  const { lastInsertRowid } = prepared(
    ledger.database,
    `INSERT INTO slot_sessions (account_code, currency, game, started_at, balance_before)
       VALUES (?, ?, ?, ?, ?)`,
  ).run(owner.accountCode, owner.currency, game, at.toISOString(), cash + bonus);
  return Number(lastInsertRowid);
}

/**
 * Plays one round: the stake, and what it won at once. Throws Problem 422 `limit_exceeded`, 409
 * `insufficient_funds`, 409 `session_ended`.
 */
export function playRound(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  round: { stake: number; win: number; at: Date },
): void {
  const { stake, win, at } = round;
  const session = sessionOf(ledger, owner, seq);
  if (session.ended_at !== null) throw new Problem(409, 'session_ended', 'This session has ended');
  assertMayStake(ledger.database, owner, stake, at);
  const movement = { owner, at, text: textOf(session, 'game'), reference: `slot:${seq}` };
  stakeOnRound(ledger, { ...movement, amount: stake });
  if (win > 0) winRound(ledger, { ...movement, amount: win });
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET stakes = stakes + ?, wins = wins + ?, rounds = rounds + 1
       WHERE seq = ?`,
  ).run(stake, win, seq);
}

/** Ends a session; its summary waits until it is acknowledged. */
export function endSlotSession(ledger: Ledger, owner: Owner, seq: number, at: Date): void {
  const { cash, bonus } = ledger.balanceOf(owner);
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET ended_at = ?, balance_after = ?
       WHERE seq = ? AND account_code = ? AND ended_at IS NULL`,
  ).run(at.toISOString(), cash + bonus, seq, owner.accountCode);
}

/** The newest summary that the player has not acknowledged, if there is one (AUT-7). */
export function pendingSummary(ledger: Ledger, owner: Owner): SlotSessionSummary | undefined {
  const row = prepared(
    ledger.database,
    `SELECT * FROM slot_sessions
       WHERE account_code = ? AND ended_at IS NOT NULL AND acknowledged = 0
       ORDER BY seq DESC LIMIT 1`,
  ).get(owner.accountCode);
  if (row === undefined) return undefined;
  const { id, game, startedAt, endedAt, stakes, wins } = slotSessionOf(row);
  return {
    id,
    game,
    spentTime: Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000),
    spentAmount: stakes,
    wonAmount: wins,
    totalSessionBalance: wins - stakes,
  };
}

/**
 * The player has seen this summary, and with it the older ones. Again is no error; throws Problem
 * 404 for a session that is not the player's or still goes on.
 */
export function acknowledgeSummary(ledger: Ledger, owner: Owner, id: string): void {
  const seq = Number(/^S(\d{1,15})$/.exec(id)?.[1]);
  if (sessionOf(ledger, owner, seq).ended_at === null) throw noSession();
  prepared(
    ledger.database,
    `UPDATE slot_sessions SET acknowledged = 1
       WHERE account_code = ? AND seq <= ? AND ended_at IS NOT NULL`,
  ).run(owner.accountCode, seq);
}

function sessionOf({ database }: Ledger, { accountCode }: Owner, seq: number): Row {
  const find = prepared(database, 'SELECT * FROM slot_sessions WHERE seq = ? AND account_code = ?');
  const row = Number.isNaN(seq) ? undefined : find.get(seq, accountCode);
  if (row === undefined) throw noSession();
  return row;
}

const noSession = () => new Problem(404, 'not_found', 'There is no such session');

/** An ended session as the contract shows it. */
export function slotSessionOf(row: Row): SlotSession {
  return {
    id: `S${numberOf(row, 'seq')}`,
    game: textOf(row, 'game'),
    startedAt: textOf(row, 'started_at'),
    endedAt: textOf(row, 'ended_at'),
    stakes: numberOf(row, 'stakes'),
    wins: numberOf(row, 'wins'),
    currency: textOf(row, 'currency'),
    balanceBefore: numberOf(row, 'balance_before'),
    balanceAfter: numberOf(row, 'balance_after'),
    rounds: numberOf(row, 'rounds'),
  };
}
