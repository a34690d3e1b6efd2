import { Problem } from '../http/problem.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import type { Ledger } from '../wallet/ledger.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { findSession } from '../wallet/slot-sessions.ts';
import { sessionOfToken } from './game-entry.ts';

/** Returns the session of a game's token, after ending it if due. @throws Problem 401 `token_invalid` */
export function settledSession(ledger: Ledger, token: string, now: Date): Row {
  const known = tokenSession(ledger, token);
  const owner = settledOwner(ledger, textOf(known, 'account_code'), now);
  return findSession(ledger, owner, numberOf(known, 'seq'));
}

/** Returns the stored session of a game's token. @throws Problem 401 `token_invalid` */
export function tokenSession({ database }: Ledger, token: string): Row {
  const row = sessionOfToken(database, token);
  if (row !== undefined) return row;
  throw new Problem(401, 'token_invalid', 'The session is played elsewhere, or there is none');
}
