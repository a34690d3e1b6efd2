import { Problem } from '../operator/problem.ts';
import type { Ledger } from '../wallet/ledger.ts';
import { numberOf, type Row, textOf } from '../wallet/row.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { findSession } from '../wallet/slot-sessions.ts';
import { sessionOfToken } from './game-entry.ts';

/** The session of a game's token, ended if its time has come. Throws Problem 401 `token_invalid`. */
export function settledSession(ledger: Ledger, token: string, now: Date): Row {
  const known = tokenSession(ledger, token);
  const owner = settledOwner(ledger, textOf(known, 'account_code'), now);
  return findSession(ledger, owner, numberOf(known, 'seq'));
}

/** The session of a game's token as it is stored. Throws Problem 401 `token_invalid`. */
export function tokenSession({ database }: Ledger, token: string): Row {
  const row = sessionOfToken(database, token);
  if (row !== undefined) return row;
  throw new Problem(401, 'token_invalid', 'The session is played elsewhere, or there is none');
}
