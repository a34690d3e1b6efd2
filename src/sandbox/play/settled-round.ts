import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../operator/prepared.ts';
import { numberOf, optionalText, type Row, textOf } from '../operator/row.ts';

/** A booked round. */
export interface SettledRound {
  readonly number: number;
  readonly stake: number;
  readonly win: number;
  readonly outcome: unknown;
  readonly at: string;
}

/** Response to a round, repeated for the same key. */
export interface PlayedRound {
  readonly round: SettledRound;
  /** Balance after the round, minor units. */
  readonly balance: number;
  /** The session ended with this round. */
  readonly isLast: boolean;
}

/** Returns the session's round with this key. */
export function roundByKey(
  database: DatabaseSync,
  session: Row,
  key: string,
): SettledRound | undefined {
  return settledRound(
    prepared(database, 'SELECT * FROM slot_rounds WHERE session = ? AND key = ?').get(
      numberOf(session, 'seq'),
      key,
    ),
  );
}

/** Returns what a session's player played last in a session at its live table, if that was in this round of the table. */
export function roundAtTable(
  database: DatabaseSync,
  session: Row,
  tableRound: number,
): SettledRound | undefined {
  return settledRound(
    prepared(
      database,
      `SELECT slot_rounds.* FROM slot_sessions JOIN slot_rounds ON session = seq AND number = rounds
       WHERE account_code = ? AND slug = ? AND outcome ->> 'tableRound' = ?`,
    ).get(textOf(session, 'account_code'), textOf(session, 'slug'), tableRound),
  );
}

/** Returns the latest round of a session. */
export function lastRound(database: DatabaseSync, session: Row): SettledRound | undefined {
  return settledRound(
    prepared(database, 'SELECT * FROM slot_rounds WHERE session = ? AND number = ?').get(
      numberOf(session, 'seq'),
      numberOf(session, 'rounds'),
    ),
  );
}

function settledRound(row: Row | undefined): SettledRound | undefined {
  return (
    row && {
      number: numberOf(row, 'number'),
      stake: numberOf(row, 'stake'),
      win: numberOf(row, 'win'),
      outcome: JSON.parse(optionalText(row, 'outcome') ?? 'null'),
      at: textOf(row, 'at'),
    }
  );
}
