import type { DatabaseSync } from 'node:sqlite';
import { hashOf, newToken } from '../accounts/token.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row } from '../operator/row.ts';

/** Lifetime of a ticket, ms. */
export const TICKET_MS = 60_000;

/** Issues a single-use ticket to a session. Tokens from earlier tickets become invalid. */
export function issueTicket(database: DatabaseSync, seq: number, now: Date): string {
  const ticket = newToken();
  prepared(database, 'INSERT OR REPLACE INTO game_entries VALUES (?, ?, ?, NULL)').run(
    seq,
    hashOf(ticket),
    new Date(now.getTime() + TICKET_MS).toISOString(),
  );
  return ticket;
}

/** Returns the session of a ticket; undefined if the ticket is unknown, used or expired. */
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

/** Redeems the ticket of a session. @returns the token for the game's requests */
export function useTicket(database: DatabaseSync, session: Row): string {
  const token = newToken();
  prepared(
    database,
    'UPDATE game_entries SET ticket_hash = NULL, token_hash = ? WHERE session = ?',
  ).run(hashOf(token), numberOf(session, 'seq'));
  return token;
}

/** Returns the session of a game's token, running or ended. */
export function sessionOfToken(database: DatabaseSync, token: string): Row | undefined {
  return prepared(
    database,
    `SELECT slot_sessions.* FROM game_entries JOIN slot_sessions ON seq = session
     WHERE token_hash = ?`,
  ).get(hashOf(token));
}
