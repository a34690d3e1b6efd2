import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import type { Ledger } from '../wallet/ledger.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { endPlayAt } from '../wallet/slot-session-dues.ts';
import { findSession } from '../wallet/slot-sessions.ts';
import { sessionOfToken } from './game-entry.ts';

type LogInSettings = Pick<Settings, 'inactivitySeconds'>;

/**
 * Makes play due to end once the player's log-in has ended by time or inactivity; log-outs do so by themselves. The site
 * keeps the log-in alive while the player plays.
 */
export function endWithLogIn(
  { database }: Ledger,
  session: Row,
  { inactivitySeconds }: LogInSettings,
  now: Date,
): void {
  const time = now.getTime();
  const logIn = prepared(
    database,
    'SELECT 1 FROM sessions WHERE id = ? AND revoked = 0 AND ends_at > ? AND last_seen_at > ?',
  ).get(textOf(session, 'sign_in'), time, time - inactivitySeconds * 1000);
  if (logIn !== undefined) return;
  endPlayAt(database, textOf(session, 'account_code'), now, 'signed-out');
}

/** Returns the session of a game's token, after ending it if due. @throws Problem 401 `token_invalid` */
export function settledSession(
  ledger: Ledger,
  token: string,
  settings: LogInSettings,
  now: Date,
): Row {
  const known = tokenSession(ledger, token);
  endWithLogIn(ledger, known, settings, now);
  const owner = settledOwner(ledger, textOf(known, 'account_code'), now);
  return findSession(ledger, owner, numberOf(known, 'seq'));
}

/** Returns the stored session of a game's token. @throws Problem 401 `token_invalid` */
export function tokenSession({ database }: Ledger, token: string): Row {
  const row = sessionOfToken(database, token);
  if (row !== undefined) return row;
  throw new Problem(401, 'token_invalid', 'The session is played elsewhere, or there is none');
}
