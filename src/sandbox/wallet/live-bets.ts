import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger, Owner } from './ledger.ts';
import { settleRound, takeStake } from './slot-rounds.ts';
import { findSession } from './slot-sessions.ts';

/**
 * Bets at live tables whose number is not known yet. The first access after `due_at` settles them (due.ts) in the
 * session that made them, even if it has ended, because an earlier result would be known before betting closes for
 * others. The numbers of all live tables derive from the secret.
 */
export const liveBetTables = `
  CREATE TABLE live_bets (
    seq INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES slot_sessions (seq),
    account_code TEXT NOT NULL,
    table_round INTEGER NOT NULL,
    key TEXT NOT NULL,
    at TEXT NOT NULL,
    due_at TEXT NOT NULL,
    stake INTEGER NOT NULL,
    -- The part of the stake that was bonus.
    bonus_stake INTEGER NOT NULL,
    -- As in slot_rounds.
    win INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    UNIQUE (session, table_round)
  ) STRICT;
  CREATE INDEX live_bets_of_player ON live_bets (account_code, due_at);

  CREATE TABLE live_secret (secret TEXT NOT NULL) STRICT;
  INSERT INTO live_secret VALUES (hex(randomblob(32)));
`;

interface LiveBet {
  readonly tableRound: number;
  readonly key: string;
  readonly at: Date;
  /** Time when its number is known. */
  readonly dueAt: Date;
  /** Minor units. */
  readonly stake: number;
  readonly win: number;
  /** The result and the chips, in the game's own terms. */
  readonly outcome: object;
}

/** Returns the bet of a session that is waiting for its number. */
export function liveBetOf(database: DatabaseSync, session: Row): Row | undefined {
  return prepared(database, 'SELECT * FROM live_bets WHERE session = ?').get(
    numberOf(session, 'seq'),
  );
}

/** Returns the open bet of a session's player at its table, also one of an earlier session: a reload begins another. */
export function openBetAtTable(database: DatabaseSync, session: Row): Row | undefined {
  return prepared(
    database,
    `SELECT live_bets.* FROM live_bets JOIN slot_sessions ON slot_sessions.seq = session
     WHERE live_bets.account_code = ? AND slug = ?`,
  ).get(textOf(session, 'account_code'), textOf(session, 'slug'));
}

/** Stake of the bet of a session, minor units. */
export function openStakeOf(database: DatabaseSync, session: Row): number | undefined {
  const bet = liveBetOf(database, session);
  return bet && numberOf(bet, 'stake');
}

/**
 * Takes the stake of a bet that pays at `dueAt`. Runs inside the caller's transaction.
 * @throws Problem 422 `limit_exceeded`, 409 `insufficient_funds`
 */
export function takeLiveBet(ledger: Ledger, owner: Owner, session: Row, bet: LiveBet): void {
  const bonusStake = takeStake(ledger, owner, session, bet.stake, bet.at);
  prepared(
    ledger.database,
    `INSERT INTO live_bets (session, account_code, table_round, key, at, due_at, stake,
       bonus_stake, win, outcome) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    numberOf(session, 'seq'),
    owner.accountCode,
    bet.tableRound,
    bet.key,
    bet.at.toISOString(),
    bet.dueAt.toISOString(),
    bet.stake,
    bonusStake,
    bet.win,
    JSON.stringify(bet.outcome),
  );
}

/** Settles a bet whose number is known, in its session. Runs inside the caller's transaction. */
export function settleLiveBet(ledger: Ledger, owner: Owner, seq: number, at: Date): void {
  const { database } = ledger;
  const bet = prepared(database, 'SELECT * FROM live_bets WHERE seq = ?').get(seq);
  if (bet === undefined) return;
  const session = findSession(ledger, owner, numberOf(bet, 'session'));
  const round = {
    at: new Date(textOf(bet, 'at')),
    stake: numberOf(bet, 'stake'),
    bonusStake: numberOf(bet, 'bonus_stake'),
    win: numberOf(bet, 'win'),
    outcome: textOf(bet, 'outcome'),
    key: textOf(bet, 'key'),
  };
  settleRound(ledger, owner, session, round, at);
  prepared(database, 'DELETE FROM live_bets WHERE seq = ?').run(seq);
}
