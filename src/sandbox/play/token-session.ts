import type { GameKind } from '../catalogue/game-kind.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Settings } from '../operator/settings.ts';
import type { Ledger } from '../wallet/ledger.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { endPlayAt } from '../wallet/slot-session-dues.ts';
import { findSession } from '../wallet/slot-sessions.ts';
import { sessionOfToken } from './game-entry.ts';
import { gameOfKind } from './game-offer.ts';

type LogInSettings = Pick<Settings, 'inactivitySeconds'>;

/**
 * Ends play when the player's log-in has ended by time or inactivity; log-outs end it directly. The site keeps the
 * log-in alive while the player plays.
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

/**
 * Finds the sessions of games of one kind by their tokens, so that a session is never played by the rules of another
 * kind.
 */
export function createTokenSessions(ledger: Ledger, settings: LogInSettings, kind: GameKind) {
  /** Returns the stored session. @throws Problem 401 `token_invalid`, 409 `game_unavailable` for another kind */
  function tokenSession(token: string): Row {
    const row = sessionOfToken(ledger.database, token);
    if (row === undefined) {
      throw new Problem(401, 'token_invalid', 'The session was taken over or does not exist');
    }
    gameOfKind(kind, textOf(row, 'slug'));
    return row;
  }

  return {
    tokenSession,

    /** Returns the session after ending it if due. @throws Problem as `tokenSession` */
    settledSession(token: string, now: Date): Row {
      const known = tokenSession(token);
      endWithLogIn(ledger, known, settings, now);
      const owner = settledOwner(ledger, textOf(known, 'account_code'), now);
      return findSession(ledger, owner, numberOf(known, 'seq'));
    },
  };
}
