import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { callForOutcome } from './call.ts';
import { listSessionsAnswer } from './contract/schemas.ts';
import type { SignedInDevice } from './contract/types.ts';
import { parsedWithList } from './parsing/entries.ts';

export type { SignedInDevice } from './contract/types.ts';

/** The player's sessions by device, newest first; the current one is marked. */
export function devicesQuery(): Query<SignedInDevice[]> {
  return {
    key: 'player:devices',
    family: 'operator',
    path: '/accounts/sessions',
    parse: async (wire, context) => (await import('./devices.ts')).parseDevices(wire, context),
  };
}

/** Ends the session of one device. */
export const endSession = (api: Api, sessionId: string): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: `/accounts/sessions/${encodeURIComponent(sessionId)}`,
  });

export const parseDevices = (wire: unknown, context: ParseContext): SignedInDevice[] | undefined =>
  parsedWithList(listSessionsAnswer, ['sessions', 'session'], wire, context)?.sessions;
