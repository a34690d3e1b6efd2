import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { Operations, SignedInDevice } from './contract/types.ts';

/** Where the player is signed in, the newest first; the one that asks is marked. */
export function devicesQuery(): Query<SignedInDevice[]> {
  return {
    key: 'player:devices',
    family: 'operator',
    path: '/accounts/sessions',
    parse: async (wire, context) => (await import('./wire/devices.ts')).parseDevices(wire, context),
  };
}

/** Signs one device out. */
export const endSession = (api: Api, sessionId: string): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: `/accounts/sessions/${encodeURIComponent(sessionId)}`,
  });

/** Refusals: 422 `password_wrong` of field `current`, `password_*` of the new one. */
export const changePassword = (
  api: Api,
  accountCode: string,
  change: Operations['changePassword']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'PUT',
    path: accountPath(accountCode, 'password'),
    body: change,
  });
