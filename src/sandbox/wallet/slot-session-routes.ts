import { type Route, route } from '../http/route.ts';
import type { Ledger } from './ledger.ts';
import { settledOwner } from './settled-owner.ts';
import { acknowledgeSummary, pendingSummary } from './slot-session-summaries.ts';

/** Routes for the summary of an ended session, until the player acknowledges it (AUT-7). */
export function slotSessionRoutes(ledger: Ledger): readonly Route[] {
  return [
    route({
      operation: 'readPendingSlotSession',
      family: 'slotsSession',
      method: 'GET',
      path: '/sessions/pending',
      access: 'player',
      handle: ({ player, now }) => {
        const value = pendingSummary(ledger, settledOwner(ledger, player.accountCode, now));
        return value === undefined ? { status: 204 } : { status: 200, value };
      },
    }),
    route({
      operation: 'acknowledgeSlotSession',
      family: 'slotsSession',
      method: 'POST',
      path: '/sessions/{slotSessionId}/acknowledgement',
      access: 'player',
      handle: ({ player, params, now }) => {
        const owner = settledOwner(ledger, player.accountCode, now);
        acknowledgeSummary(ledger, owner, params.slotSessionId);
        return { status: 204 };
      },
    }),
  ];
}
