import type { DatabaseSync } from 'node:sqlite';
import { prepared } from '../wallet/prepared.ts';
import { numberOf, optionalText, type Row, textOf } from '../wallet/row.ts';

/** A round that is booked. */
export interface SettledRound {
  readonly number: number;
  readonly stake: number;
  readonly win: number;
  readonly outcome: unknown;
  readonly at: string;
}

/** What a round is answered with, and again when that was lost. */
export interface PlayedRound {
  readonly round: SettledRound;
  /** After it, minor units. */
  readonly balance: number;
  /** Whether the session ended with it. */
  readonly isLast: boolean;
}

/** The round of a session that was played under this key. */
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

/** The newest round of a session. */
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
