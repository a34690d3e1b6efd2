import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { call, callForOutcome } from './call.ts';
import type { Operations, Session } from './contract/types.ts';

export type { Session } from './contract/types.ts';

/** What a player logs in with. */
export type Credentials = Operations['signIn']['request'];

const PATH = '/accounts/sessions';
const parseSession = async (wire: unknown) =>
  (await import('./wire/sessions.ts')).parseSession(wire);

type SessionResult = Promise<Result<Session, HttpError>>;

/** Login (AUT-1). */
export const openSession = (api: Api, body: Credentials): SessionResult =>
  call(api, { family: 'operator', method: 'POST', path: PATH, body }, parseSession);

/** The challenge that a passkey signs, as the browser takes it. */
export const passkeyOptions = (api: Api): Promise<Result<Record<string, unknown>, HttpError>> =>
  call(api, { family: 'operator', method: 'POST', path: `${PATH}/passkey-options` }, async (wire) =>
    (await import('./wire/sessions.ts')).parsePasskeyOptions(wire),
  );

/** Login by what a passkey said. */
export const openSessionWithPasskey = (
  api: Api,
  body: Operations['signInWithPasskey']['request'],
): SessionResult =>
  call(api, { family: 'operator', method: 'POST', path: `${PATH}/passkey`, body }, parseSession);

/** Opens an account, which signs it in. @param key of the attempt: sent again, it gives the first answer */
export const openAccount = (
  api: Api,
  body: Operations['register']['request'],
  key: string,
): SessionResult =>
  call(
    api,
    { family: 'operator', method: 'POST', path: '/accounts', body, idempotencyKey: key },
    parseSession,
  );

/**
 * A new access token for the refresh cookie, which rotates: the call outlives the page, or a reload in the
 * wrong moment would lose the new cookie and with it the session.
 * @param key of the attempt: with it a used token is taken again when the answer to its use was lost
 */
export const refreshSession = (api: Api, key: string): SessionResult =>
  call(
    api,
    {
      family: 'operator',
      method: 'POST',
      path: `${PATH}/refresh`,
      idempotencyKey: key,
      keepalive: true,
    },
    parseSession,
  );

/** Ends this session and takes the refresh cookie back, also when the page goes away meanwhile. */
export const closeSession = (api: Api): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: `${PATH}/current`,
    keepalive: true,
  });

/** Ends every session of this player, this one included. */
export const closeAllSessions = (api: Api): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'DELETE', path: PATH, keepalive: true });
