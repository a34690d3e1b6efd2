import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { keepAlive } from '../wallet/slot-session-dues.ts';
import { assertRuns, findSession, sessionById } from '../wallet/slot-sessions.ts';
import { issueTicket } from './game-entry.ts';
import { familyOf, playableGame } from './game-offer.ts';
import { noticeDue, runningSessionOf } from './running-session.ts';

/** Endpoints for a running session. */
export function runningSessionRoutes({ database }: PartContext): readonly Route[] {
  const ledger = createLedger(database);
  const common = { family: 'slotsSession', access: 'player' } as const;

  /** Runs `work` on a running session and keeps the session alive. */
  function withRunning<T>(accountCode: string, id: string, now: Date, work: (row: Row) => T): T {
    // Sessions that are due end here, even if the request is then refused.
    settledOwner(ledger, accountCode, now);
    return inTransaction(database, () => {
      const owner = ownerOf(ledger, accountCode);
      endDue(ledger, owner, now);
      const row = sessionById(ledger, owner, id);
      assertRuns(row);
      const result = work(row);
      keepAlive(database, findSession(ledger, owner, numberOf(row, 'seq')), now);
      return result;
    });
  }

  return [
    route({
      ...common,
      operation: 'readRunningSlotSession',
      method: 'GET',
      path: '/sessions/current',
      handle: ({ player, now }) => {
        const owner = settledOwner(ledger, player.accountCode, now);
        const row = prepared(
          database,
          `SELECT * FROM slot_sessions
           WHERE account_code = ? AND ended_at IS NULL AND sign_in IS NOT NULL`,
        ).get(owner.accountCode);
        if (row === undefined) return { status: 204 };
        return { status: 200, value: runningSessionOf(ledger, owner, row, now) };
      },
    }),
    route({
      ...common,
      operation: 'relaunchSlotSession',
      method: 'POST',
      path: '/sessions/{slotSessionId}/launch',
      handle: ({ player, params, now }) => {
        const value = withRunning(player.accountCode, params.slotSessionId, now, (row) => {
          const seq = numberOf(row, 'seq');
          prepared(database, 'UPDATE slot_sessions SET sign_in = ? WHERE seq = ?').run(
            player.sessionId,
            seq,
          );
          const family = familyOf(playableGame(textOf(row, 'slug')));
          return { family, ticket: issueTicket(database, seq, now) };
        });
        return { status: 200, value };
      },
    }),
    route({
      ...common,
      operation: 'acknowledgeNotice',
      method: 'POST',
      path: '/sessions/{slotSessionId}/notice',
      handle: ({ player, params, now }) => {
        withRunning(player.accountCode, params.slotSessionId, now, (row) => {
          const due = noticeDue(row);
          if (due === undefined || due > now) return;
          prepared(database, 'UPDATE slot_sessions SET noticed_at = ? WHERE seq = ?').run(
            now.toISOString(),
            numberOf(row, 'seq'),
          );
        });
        return { status: 204 };
      },
    }),
  ];
}
