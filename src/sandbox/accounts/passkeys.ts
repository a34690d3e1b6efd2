import type { DatabaseSync } from 'node:sqlite';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { Problem } from '../http/problem.ts';
import type { Account } from './account.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './passkey-challenges.ts';
import {
  findPasskey,
  keepPasskey,
  markUsed,
  type PasskeyRow,
  passkeysOf,
} from './passkey-store.ts';
import { newId } from './token.ts';

/** Maximum number of passkeys per player. */
const MOST_PASSKEYS = 10;

/**
 * Ed25519, ES256, RS256 (IANA COSE numbers), the algorithms of authenticators. Set explicitly, because by default the
 * library also tests Node for post-quantum ones, and Node then logs a warning.
 */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey, because loading takes a fifth of a second. */
const webauthn = () => import('@simplewebauthn/server');

/** Site and time of a WebAuthn ceremony. A passkey belongs to the site's host name. */
export interface Ceremony {
  readonly site: URL;
  readonly now: Date;
}

export async function signInOptions(database: DatabaseSync, { site, now }: Ceremony) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: site.hostname,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  keepChallenge(database, options.challenge, { now });
  return options;
}

/**
 * Returns the account whose passkey signed the challenge, and marks the passkey as used.
 * @param answer the browser's data, unchecked
 * @throws Problem 401 `passkey_refused` for every fault
 */
export async function accountOfAnswer(
  database: DatabaseSync,
  answer: object,
  { site, now }: Ceremony,
): Promise<string> {
  const id = 'id' in answer && typeof answer.id === 'string' ? answer.id : '';
  const passkey = findPasskey(database, id);
  if (passkey === undefined) throw passkeyRefused(401);
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(database, challenge, { now }),
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    credential: {
      id: passkey.credential_id,
      publicKey: passkey.public_key,
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => {
    throw passkeyRefused(401);
  });
  // The player may have removed the passkey in the meantime.
  const isUsable = verified && markUsed(database, passkey.id, authenticationInfo.newCounter, now);
  if (!isUsable) throw passkeyRefused(401);
  return passkey.account_code;
}

export async function creationOptions(
  database: DatabaseSync,
  account: Account,
  { site, now }: Ceremony,
) {
  const accountCode = account.account_code;
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'Marquee',
    rpID: site.hostname,
    userName: account.username,
    userID: new TextEncoder().encode(accountCode),
    userDisplayName: account.first_name,
    timeout: CHALLENGE_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: passkeysOf(database, accountCode).map((passkey) => ({
      id: passkey.credential_id,
      transports: transportsOf(passkey),
    })),
  });
  keepChallenge(database, options.challenge, { accountCode, now });
  return options;
}

/**
 * Verifies the passkey that the browser created.
 * @param answer the browser's data, unchecked
 * @returns the row to add
 * @throws Problem 422 `passkey_refused`
 */
export async function createdPasskey(
  database: DatabaseSync,
  accountCode: string,
  { answer, name }: { answer: object; name: string },
  { site, now }: Ceremony,
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(database, challenge, { accountCode, now }),
    expectedOrigin: site.origin,
    expectedRPID: site.hostname,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw passkeyRefused(422);
  });
  if (!verified) throw passkeyRefused(422);
  const { credential } = registrationInfo;
  return {
    id: newId(),
    credential_id: credential.id,
    account_code: accountCode,
    public_key: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
    name,
    created_at: now.getTime(),
    last_used_at: null,
  };
}

/** Adds a verified passkey. @throws Problem 422 `passkey_refused` for a known one, 409 `passkey_limit` */
export function addPasskey(database: DatabaseSync, row: PasskeyRow): void {
  if (findPasskey(database, row.credential_id) !== undefined) throw passkeyRefused(422);
  if (passkeysOf(database, row.account_code).length >= MOST_PASSKEYS)
    throw new Problem(409, 'passkey_limit', `A player has at most ${MOST_PASSKEYS} passkeys`);
  keepPasskey(database, row);
}

const transportsOf = ({ transports }: PasskeyRow) =>
  transports.split(',').filter((name) => name !== '') as AuthenticatorTransport[];
const passkeyRefused = (status: number) =>
  new Problem(status, 'passkey_refused', 'This passkey cannot be used here');
