import type { DatabaseSync } from 'node:sqlite';
import { STANDING_COLUMNS, type StandingRow, standingOf } from '../accounts/account-status.ts';
import { hashOf, newToken } from '../accounts/token.ts';
import { bearerOf } from '../http/bearer.ts';
import { Problem } from '../http/problem.ts';
import type { Player } from '../http/route.ts';
import { prepared } from '../operator/prepared.ts';
import type { Settings } from '../operator/settings.ts';

const TICKET_MS = 60_000;
/** Validity of a token, ms: longer than a day of sport. The token ends with the player's session anyway. */
const TOKEN_MS = 12 * 3_600_000;

/** The sessions' database and their inactivity limit. */
export interface BookAccess {
  readonly database: DatabaseSync;
  readonly settings: Pick<Settings, 'inactivitySeconds'>;
}

type Bearer = Pick<Player, 'accountCode' | 'sessionId'>;

/** Creates a ticket that the site passes to the sportsbook frame: single use, valid for one minute. */
export const createTicket = (database: DatabaseSync, player: Bearer, now: Date): string =>
  grant(database, player, 'ticket', now.getTime() + TICKET_MS);

/**
 * Exchanges a ticket for a token of its player and uses up the ticket. Runs inside the caller's transaction.
 * @throws Problem 401 `ticket_invalid`
 */
export function exchangeTicket(access: BookAccess, ticket: string, now: Date): string {
  const { database } = access;
  const player = find(access, 'ticket', ticket, now);
  if (player === undefined) throw new Problem(401, 'ticket_invalid', 'This ticket is not valid');
  prepared(database, 'DELETE FROM sportsbook_access WHERE hash = ?').run(hashOf(ticket));
  return grant(database, player, 'token', now.getTime() + TOKEN_MS);
}

/**
 * Returns the token's player from an Authorization header. A token is invalid once the player's session has ended, also
 * by inactivity.
 * @throws Problem 401 `token_missing`, `token_invalid`
 */
export function holderOf(access: BookAccess, authorization: string, now: Date): Player {
  if (authorization === '') throw new Problem(401, 'token_missing', 'Log in first');
  const token = bearerOf(authorization);
  const player = token === undefined ? undefined : find(access, 'token', token, now);
  if (player === undefined) throw new Problem(401, 'token_invalid', 'The token is not valid');
  return player;
}

function grant(
  database: DatabaseSync,
  { accountCode, sessionId }: Bearer,
  kind: 'ticket' | 'token',
  endsAt: number,
): string {
  const secret = newToken();
  prepared(database, 'INSERT INTO sportsbook_access VALUES (?, ?, ?, ?, ?)').run(
    hashOf(secret),
    kind,
    accountCode,
    sessionId,
    endsAt,
  );
  return secret;
}

interface AccessRow extends StandingRow {
  readonly account_code: string;
  readonly session_id: string;
}

function find(
  { database, settings }: BookAccess,
  kind: 'ticket' | 'token',
  secret: string,
  now: Date,
): Player | undefined {
  prepared(database, 'DELETE FROM sportsbook_access WHERE ends_at <= ?').run(now.getTime());
  const row = prepared(
    database,
    `SELECT account_code, session_id, ${STANDING_COLUMNS}
     FROM sportsbook_access JOIN accounts USING (account_code)
     WHERE hash = ? AND kind = ?
       AND session_id IN (SELECT id FROM sessions WHERE revoked = 0 AND ends_at > ? AND last_seen_at > ?)`,
  ).get(
    hashOf(secret),
    kind,
    now.getTime(),
    now.getTime() - settings.inactivitySeconds * 1000,
  ) as unknown as AccessRow | undefined;
  if (row === undefined) return undefined;
  const { status } = standingOf(row, now);
  return { accountCode: row.account_code, sessionId: row.session_id, status };
}
