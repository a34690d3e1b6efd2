import { SignJWT } from 'jose';
import { wholeNumber } from '../http/parameters.ts';
import { Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import type { Row } from '../operator/row.ts';
import { createLedger } from '../wallet/ledger.ts';
import { liveBetOf } from '../wallet/live-bets.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { sessionById } from '../wallet/slot-sessions.ts';
import { roundsPage, statementOf } from './statement.ts';
import { openStatementKeys } from './statement-keys.ts';

/** Signed session statements, and the keys to verify them. */
export function statementRoutes({ database, dataDir, now: clock }: PartContext): readonly Route[] {
  const ledger = createLedger(database);
  const keys = openStatementKeys(dataDir, clock());

  /** @throws Problem 409 before the session's end */
  function endedSession(accountCode: string, id: string, now: Date): Row {
    const row = sessionById(ledger, settledOwner(ledger, accountCode, now), id);
    if (row.ended_at === null || liveBetOf(database, row) !== undefined) {
      throw new Problem(409, 'session_running', 'The statement is available after the session');
    }
    return row;
  }

  return [
    route({
      operation: 'readStatement',
      family: 'slotsSession',
      method: 'GET',
      path: '/sessions/{slotSessionId}/statement',
      access: 'player',
      async handle({ player, params, now }) {
        const row = endedSession(player.accountCode, params.slotSessionId, now);
        const jws = await new SignJWT({ ...statementOf(database, row, now) })
          .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'statement+jwt' })
          .sign(keys.privateKey);
        return { status: 200, value: { jws } };
      },
    }),
    route({
      operation: 'listRounds',
      family: 'slotsSession',
      method: 'GET',
      path: '/sessions/{slotSessionId}/rounds',
      access: 'player',
      handle({ player, params, query, now }) {
        const row = endedSession(player.accountCode, params.slotSessionId, now);
        const after = wholeNumber(query, 'cursor', { least: 0, most: 999_999_999, fallback: 0 });
        return { status: 200, value: roundsPage(database, row, after) };
      },
    }),
    route({
      operation: 'readKeys',
      family: 'slotsSession',
      method: 'GET',
      path: '/keys',
      access: 'anyone',
      handle: () => ({
        status: 200,
        value: { keys: [...keys.published] },
        headers: { 'Cache-Control': 'public, max-age=30' },
      }),
    }),
  ];
}
