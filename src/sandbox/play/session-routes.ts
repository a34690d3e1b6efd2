import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { jurisdictions } from '../../config/jurisdictions.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { RunningSlotSession } from '../../operator/contract/types.ts';
import { json } from '../http/answer.ts';
import { positiveAmount } from '../http/fields.ts';
import { type Route, route } from '../http/route.ts';
import { createIdempotency } from '../operator/idempotency.ts';
import type { PartContext } from '../operator/part.ts';
import { numberOf } from '../operator/row.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { ownerOf } from '../wallet/owner.ts';
import { settledOwner } from '../wallet/settled-owner.ts';
import { summaryOf } from '../wallet/slot-session-summaries.ts';
import {
  beginSlotSession,
  endSlotSession,
  findSession,
  sessionById,
} from '../wallet/slot-sessions.ts';
import { assertLimitsFit, assertMayBegin } from './admission.ts';
import { issueTicket } from './game-entry.ts';
import { familyOf, playableGame } from './game-offer.ts';
import { gameSlug } from './play-fields.ts';
import { runningSessionOf } from './running-session.ts';

const minutes = v.pipe(
  v.number(),
  v.integer('minutes_invalid'),
  v.minValue(1, 'minutes_invalid'),
  v.maxValue(1440, 'minutes_invalid'),
);
const hours = v.pipe(
  v.number(),
  v.integer('hours_invalid'),
  v.minValue(0, 'hours_invalid'),
  v.maxValue(720, 'hours_invalid'),
);
const start = v.strictObject({
  game: gameSlug,
  device: v.picklist(['phone', 'desktop', 'terminal']),
  limits: v.exactOptional(
    v.strictObject({
      minutes: v.exactOptional(minutes),
      loss: v.exactOptional(positiveAmount),
      noticeMinutes: v.exactOptional(minutes),
      pauseHours: v.exactOptional(hours),
    }),
  ),
});

/** Game sessions from start to end. */
export function sessionRoutes({ database, settings, now: clock }: PartContext): readonly Route[] {
  const ledger = createLedger(database);
  const idempotency = createIdempotency(database, clock);
  const rules = jurisdictions[settings.jurisdiction];
  const common = { family: 'slotsSession', access: 'player' } as const;

  return [
    route({
      ...common,
      operation: 'startSlotSession',
      method: 'POST',
      path: '/sessions',
      idempotent: true,
      body: start,
      handle: ({ player, body, idempotencyKey, requestId, now }) =>
        idempotency.once(
          {
            owner: player.accountCode,
            key: idempotencyKey,
            operation: 'startSlotSession',
            body,
            requestId,
          },
          async () => undefined,
          () => {
            const { slug, title, providerCode } = playableGame(body.game);
            const owner = ownerOf(ledger, player.accountCode);
            endDue(ledger, owner, now);
            assertLimitsFit(rules, body.limits);
            assertMayBegin(ledger, owner, player, now);
            const seq = beginSlotSession(ledger, owner, { slug, title }, now, {
              device: body.device,
              signIn: player.sessionId,
              seed: randomBytes(32).toString('base64url'),
              noticeMinutes: rules.noticeMinutes,
              ...body.limits,
            });
            const launch = {
              family: familyOf({ providerCode }),
              ticket: issueTicket(database, seq, now),
            };
            const row = findSession(ledger, owner, seq);
            const session = runningSessionOf(ledger, owner, row, now);
            return json(201, { ...session, launch } satisfies RunningSlotSession);
          },
        ),
    }),
    route({
      ...common,
      operation: 'readSlotSession',
      method: 'GET',
      path: '/sessions/{slotSessionId}',
      handle: ({ player, params, now }) => {
        const owner = settledOwner(ledger, player.accountCode, now);
        const row = sessionById(ledger, owner, params.slotSessionId);
        return { status: 200, value: runningSessionOf(ledger, owner, row, now) };
      },
    }),
    route({
      ...common,
      operation: 'endSlotSession',
      method: 'POST',
      path: '/sessions/{slotSessionId}/end',
      handle: ({ player, params, now }) => {
        const owner = ownerOf(ledger, player.accountCode);
        const value = inTransaction(database, () => {
          endDue(ledger, owner, now);
          const row = sessionById(ledger, owner, params.slotSessionId);
          const seq = numberOf(row, 'seq');
          const reason = row.sign_in === player.sessionId ? 'left' : 'taken-over';
          endSlotSession(ledger, owner, seq, now, reason);
          return summaryOf(ledger, findSession(ledger, owner, seq));
        });
        return { status: 200, value };
      },
    }),
  ];
}
