import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { callForOutcome } from './call.ts';
import { checkRegistrationAccessAnswer } from './contract/schemas.ts';
import type { Operations } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { Agreement, Registration } from './contract/types.ts';

export type RegistrationAccess = Operations['checkRegistrationAccess']['answer'];

/** Whether this visitor may register, and on what terms (RTE-6). */
export function registrationAccessQuery(): Query<RegistrationAccess> {
  return {
    key: 'registration-access',
    family: 'operator',
    path: '/accounts/registration-access',
    parse: async (wire) => (await import('./registration.ts')).parseRegistrationAccess(wire),
  };
}

/** Checks a single field; 422 with `code` if it is refused. */
export const checkRegistrationField = (
  api: Api,
  body: Operations['checkRegistrationField']['request'],
  signal: AbortSignal,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'POST',
    path: '/accounts/registration-checks',
    body,
    signal,
  });

export const parseRegistrationAccess = (wire: unknown): RegistrationAccess | undefined =>
  parsed(checkRegistrationAccessAnswer, wire);
