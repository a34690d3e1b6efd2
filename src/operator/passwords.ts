import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { Operations } from './contract/types.ts';

export type PasswordChange = Operations['changePassword']['request'];

const PATH = '/accounts/password-resets';

/** Requests a reset link by email. The response is the same whether or not the account exists. */
export const askForPasswordReset = (
  api: Api,
  body: Operations['askForPasswordReset']['request'],
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'POST', path: PATH, body });

/** Sets a new password with the one-time token of such a link. Ends all sessions. */
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

/** Refusals: 422 `password_wrong` for `current`, `password_*` for the new one. */
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
