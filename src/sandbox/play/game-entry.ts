import type { DatabaseSync } from 'node:sqlite';
import { hashOf, newToken } from '../accounts/token.ts';
import { prepared } from '../wallet/prepared.ts';
import { numberOf, type Row } from '../wallet/row.ts';

/** How long a ticket is good, ms. */
export const TICKET_MS = 60_000;

/** A ticket to a session, good once; what was opened with an older one is not listened to any more. */
export function issueTicket(database: DatabaseSync, seq: number, now: Date): string {
  const ticket = newToken();
  prepared(database, 'INSERT OR REPLACE INTO game_entries VALUES (?, ?, ?, NULL)').run(
    seq,
    hashOf(ticket),
    new Date(now.getTime() + TICKET_MS).toISOString(),
  );
  return ticket;
}

/** The session that a ticket leads to; undefined for one that is unknown, used or too old. */
export function sessionOfTicket(
  database: DatabaseSync,
  ticket: string,
  now: Date,
): Row | undefined {
  return prepared(
    database,
    `SELECT slot_sessions.* FROM game_entries JOIN slot_sessions ON seq = session
     WHERE ticket_hash = ? AND ticket_ends_at > ?`,
  ).get(hashOf(ticket), now.toISOString());
}

/** Uses the ticket of a session up. Returns the token that the game plays with. */
export function useTicket(database: DatabaseSync, session: Row): string {
  const token = newToken();
  prepared(
    database,
    'UPDATE game_entries SET ticket_hash = NULL, token_hash = ? WHERE session = ?',
  ).run(hashOf(token), numberOf(session, 'seq'));
  return token;
}

/** The session that a game's token plays, whether it still runs or not. */
export function sessionOfToken(database: DatabaseSync, token: string): Row | undefined {
  return prepared(
    database,
    `SELECT slot_sessions.* FROM game_entries JOIN slot_sessions ON seq = session
     WHERE token_hash = ?`,
  ).get(hashOf(token));
}
