import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

export type PasswordChange = Operations['changePassword']['request'];

const PATH = '/accounts/password-resets';

/** Asks for a link by e-mail. The answer is the same whether there is such an account or not. */
export const askForPasswordReset = (
  api: Api,
  body: Operations['askForPasswordReset']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'POST', path: PATH, body });

/**
 * Sets a new password by the token of such a link, once; every session of the player ends.
 * @param idempotencyKey the same until an answer has come, or a lost one would read as a link that is used up
 */
export const resetPassword = (
  api: Api,
  token: string,
  body: Operations['resetPassword']['request'],
  idempotencyKey: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'PUT',
    path: `${PATH}/${encodeURIComponent(token)}`,
    body,
    idempotencyKey,
  });

/** Refusals: 422 `password_wrong` of field `current`, `password_*` of the new one. */
export const changePassword = (
  api: Api,
  accountCode: string,
  body: PasswordChange,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'PUT',
    path: accountPath(accountCode, 'password'),
    body,
  });
