import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { call, callForOutcome } from './call.ts';
import { passkeySignInOptionsAnswer, session } from './contract/schemas.ts';
import type { Operations, Session } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type { Session } from './contract/types.ts';

/** Log-in credentials. */
export type Credentials = Operations['signIn']['request'];

const parser = () => import('./sessions.ts');
const PATH = '/accounts/sessions';
const sessionOf = async (wire: unknown) => (await parser()).parseSession(wire);

type SessionResult = Promise<Result<Session, HttpError>>;

/** Logs in (AUT-1). */
export const openSession = (api: Api, body: Credentials): SessionResult =>
  call(api, { family: 'operator', method: 'POST', path: PATH, body }, sessionOf);

/** Requests the challenge for a passkey, in the browser's format. */
export const passkeyOptions = (api: Api): Promise<Result<Record<string, unknown>, HttpError>> =>
  call(api, { family: 'operator', method: 'POST', path: `${PATH}/passkey-options` }, async (wire) =>
    (await parser()).parsePasskeyOptions(wire),
  );

/** Logs in with a passkey's assertion. */
export const openSessionWithPasskey = (
  api: Api,
  body: Operations['signInWithPasskey']['request'],
): SessionResult =>
  call(api, { family: 'operator', method: 'POST', path: `${PATH}/passkey`, body }, sessionOf);

/** Creates an account and logs in. @param key idempotency key */
export const openAccount = (
  api: Api,
  body: Operations['register']['request'],
  key: string,
): SessionResult =>
  call(
    api,
    { family: 'operator', method: 'POST', path: '/accounts', body, idempotencyKey: key },
    sessionOf,
  );

/**
 * Exchanges the refresh cookie, which rotates, for a new access token. Uses `keepalive`, because a reload at the wrong
 * moment would lose the new cookie and the session.
 * @param key idempotency key: a used token is accepted again if its response was lost
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
    sessionOf,
  );

/** Ends this session and clears the refresh cookie, even if the page closes meanwhile. */
export const closeSession = (api: Api): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, {
    family: 'operator',
    method: 'DELETE',
    path: `${PATH}/current`,
    keepalive: true,
  });

/** Ends all sessions of this player, including this one. */
export const closeAllSessions = (api: Api): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'DELETE', path: PATH, keepalive: true });

export const parseSession = (wire: unknown): Session | undefined => parsed(session, wire);

export const parsePasskeyOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(passkeySignInOptionsAnswer, wire)?.options;
