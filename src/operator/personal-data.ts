import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call, callForOutcome } from './call.ts';
import { personalData } from './contract/schemas.ts';
import type { ContactChange, PersonalData } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { ContactChange, PersonalData } from './contract/types.ts';

const parser = () => import('./personal-data.ts');
/** The player's personal data. */
export function personalDataQuery(accountCode: string): Query<PersonalData> {
  return {
    key: `player:personal-data:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'personal-data'),
    parse: async (wire) => (await parser()).parsePersonalData(wire),
  };
}

/** Reads the personal data for a decision, without showing them. */
export const readPersonalData = (
  api: Api,
  accountCode: string,
): Promise<Result<PersonalData, HttpError>> =>
  call(
    api,
    { family: 'operator', method: 'GET', path: accountPath(accountCode, 'personal-data') },
    async (wire) => (await parser()).parsePersonalData(wire),
  );

/** Changes contact data. @returns all personal data, or the invalid fields */
export const changePersonalData = (
  api: Api,
  accountCode: string,
  change: ContactChange,
): Promise<Result<PersonalData, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PATCH',
      path: accountPath(accountCode, 'personal-data'),
      body: change,
    },
    async (wire) => (await parser()).parsePersonalData(wire),
  );

/**
 * Confirms a new phone number with the code sent to it. Refusals: 422 `code_wrong`, `code_void`, `code_expired`.
 * @returns all personal data
 */
export const confirmPhone = (
  api: Api,
  accountCode: string,
  code: string,
  idempotencyKey: string,
): Promise<Result<PersonalData, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PUT',
      path: accountPath(accountCode, 'phone-change'),
      body: { code },
      idempotencyKey,
    },
    async (wire) => (await parser()).parsePersonalData(wire),
  );

/**
 * Discards a new email address or phone number that is not confirmed yet. Succeeds without it, too.
 * @returns all personal data, which tell whether it was confirmed before, or whether another one is pending
 */
export const cancelContactChange = (
  api: Api,
  accountCode: string,
  kind: 'email' | 'phone',
  pending: string,
): Promise<Result<PersonalData, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'POST',
      path: accountPath(accountCode, `contact-changes/${kind}/cancellation`),
      body: { pending },
    },
    async (wire) => (await parser()).parsePersonalData(wire),
  );

/** Confirms a new email address with the token of the link. Refusals: 404 `link_expired`, 409 `email_taken`. */
export const confirmEmail = (
  api: Api,
  token: string,
  idempotencyKey: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'PUT',
    path: `/accounts/email-changes/${encodeURIComponent(token)}`,
    idempotencyKey,
  });

/** Confirms that the personal data are up to date (AUT-4), which lifts the yearly block. */
export const confirmPersonalData = (
  api: Api,
  accountCode: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'POST',
    path: accountPath(accountCode, 'annual-validation'),
  });

export const parsePersonalData = (wire: unknown): PersonalData | undefined =>
  parsed(personalData, wire);
