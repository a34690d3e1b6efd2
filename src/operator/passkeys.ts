import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { call, callForOutcome } from './call.ts';
import { listPasskeysAnswer, passkey, passkeyCreationOptionsAnswer } from './contract/schemas.ts';
import type { Operations, Passkey } from './contract/types.ts';
import { parsed, parsedWithList } from './parsing/entries.ts';

export type { Passkey } from './contract/types.ts';

const parser = () => import('./passkeys.ts');
const PATH = '/accounts/passkeys';

/** The player's passkeys, newest first. */
export function passkeysQuery(): Query<Passkey[]> {
  return {
    key: 'player:passkeys',
    family: 'operator',
    path: PATH,
    parse: async (wire, context) => (await parser()).parsePasskeys(wire, context),
  };
}

/** Requests WebAuthn creation options (JSON) for a new passkey. */
export const passkeyCreationOptions = (
  api: Api,
): Promise<Result<Record<string, unknown>, HttpError>> =>
  call(api, { family: 'operator', method: 'POST', path: `${PATH}/options` }, async (wire) =>
    (await parser()).parseOptions(wire),
  );

/** @param passkey the browser's credential, and the player's name for it */
export const addPasskey = (
  api: Api,
  passkey: Operations['addPasskey']['request'],
): Promise<Result<Passkey, HttpError>> =>
  call(api, { family: 'operator', method: 'POST', path: PATH, body: passkey }, async (wire) =>
    (await parser()).parsePasskey(wire),
  );

export const removePasskey = (api: Api, id: string): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: `${PATH}/${encodeURIComponent(id)}`,
  });

export const parsePasskeys = (wire: unknown, context: ParseContext): Passkey[] | undefined =>
  parsedWithList(listPasskeysAnswer, ['passkeys', 'passkey'], wire, context)?.passkeys;

export const parsePasskey = (wire: unknown): Passkey | undefined => parsed(passkey, wire);
export const parseOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(passkeyCreationOptionsAnswer, wire)?.options;
