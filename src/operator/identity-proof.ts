import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

/** Confirms the player's identity again. Refusals: 422 `password_wrong`, `passkey_refused`; 429. */
export const proveIdentity = (
  api: Api,
  accountCode: string,
  proof: Operations['proveIdentity']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'POST',
    path: accountPath(accountCode, 'proofs'),
    body: proof,
  });
