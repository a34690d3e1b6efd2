import { type Route, route } from '../operator/route.ts';
import type { Ledger } from './ledger.ts';
import { ownerOf } from './owner.ts';
import { acknowledgeSummary, pendingSummary } from './slot-sessions.ts';

/** The summary of a session that ended, until the player has seen it (AUT-7). */
export function slotSessionRoutes(ledger: Ledger): readonly Route[] {
  return [
    route({
      operation: 'readPendingSlotSession',
      family: 'slotsSession',
      method: 'GET',
      path: '/sessions/pending',
      access: 'player',
      handle: ({ player }) => {
        const value = pendingSummary(ledger, ownerOf(ledger, player.accountCode));
        return value === undefined ? { status: 204 } : { status: 200, value };
      },
    }),
    route({
      operation: 'acknowledgeSlotSession',
      family: 'slotsSession',
      method: 'POST',
      path: '/sessions/{slotSessionId}/acknowledgement',
      access: 'player',
      handle: ({ player, params }) => {
        acknowledgeSummary(ledger, ownerOf(ledger, player.accountCode), params.slotSessionId);
        return { status: 204 };
      },
    }),
  ];
}
