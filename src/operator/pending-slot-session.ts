import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { call, callForOutcome } from './call.ts';
import { slotSessionSummary } from './contract/schemas.ts';
import type { SlotSessionSummary } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

/** Reads the slot session whose summary the player has not seen (AUT-7); undefined if there is none. */
export async function readPendingSlotSession(
  api: Api,
  timeoutMs: number,
): Promise<SlotSessionSummary | undefined> {
  const answer = await call(
    api,
    { family: 'slotsSession', method: 'GET', path: '/sessions/pending', timeoutMs },
    async (wire) => (await import('./pending-slot-session.ts')).parseSlotSessionSummary(wire),
  );
  return answer.ok ? answer.value : undefined;
}

/** Marks the summary as seen. */
export const acknowledgeSlotSession = (
  api: Api,
  id: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'slotsSession',
    method: 'POST',
    path: `/sessions/${encodeURIComponent(id)}/acknowledgement`,
  });

export const parseSlotSessionSummary = (wire: unknown): SlotSessionSummary | undefined =>
  parsed(slotSessionSummary, wire);
