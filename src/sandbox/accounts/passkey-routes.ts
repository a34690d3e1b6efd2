import * as v from 'valibot';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { audit } from '../audit/audit-log.ts';
import { line } from '../http/fields.ts';
import { siteOrigin } from '../http/origin.ts';
import { unknownPath } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { accountOf } from './account.ts';
import { deviceWords } from './device-words.ts';
import { demandProof } from './identity-proof.ts';
import { letterFor } from './mails.ts';
import { sendMail } from './outbox.ts';
import { findPasskey, passkeyOf, passkeysOf } from './passkey-store.ts';
import {
  accountOfAnswer,
  addPasskey,
  type Ceremony,
  createdPasskey,
  creationOptions,
  signInOptions,
} from './passkeys.ts';
import { admit, noteFullAddress } from './sign-in.ts';

const family = 'operator';
/** The keys of this JSON depend on the browser. The library checks the relevant ones. */
const webauthnAnswer = v.strictObject({
  answer: v.looseObject({}),
  name: v.exactOptional(line(60)),
});

/** Passkeys: log-in with a passkey, and management of the player's own. */
export function passkeyRoutes(context: PartContext): readonly Route[] {
  const { database, siteOrigins } = context;
  /** Each view of the log-in page makes this request, to suggest passkeys, and many players may share an IP address. */
  const asked = createRateLimit(300, 60_000);
  /** Allowed failures per minute from one IP address. */
  const perAddress = createRateLimit(30, 60_000);
  const ceremony = ({ headers, now }: Pick<Parameters<Route['handle']>[0], 'headers' | 'now'>) =>
    ({ site: siteOrigin(headers, siteOrigins), now }) satisfies Ceremony;

  return [
    route({
      operation: 'passkeySignInOptions',
      family,
      method: 'POST',
      path: '/accounts/sessions/passkey-options',
      access: 'anyone',
      async handle(call) {
        asked.take(call.address, call.now);
        const options = await signInOptions(database, ceremony(call));
        return { status: 200, value: { options: { ...options } } };
      },
    }),
    route({
      operation: 'signInWithPasskey',
      family,
      method: 'POST',
      path: '/accounts/sessions/passkey',
      access: 'anyone',
      cookie: true,
      body: webauthnAnswer,
      async handle(call) {
        const { address, now } = call;
        perAddress.take(address, now, () => noteFullAddress(database, address, now));
        const accountCode = await accountOfAnswer(database, call.body.answer, ceremony(call)).catch(
          (error: unknown) => {
            audit(
              database,
              { event: 'sign-in-failed', by: 'visitor', address, details: 'passkey' },
              now,
            );
            throw error;
          },
        );
        perAddress.giveBack(address);
        return admit(context, accountOf(database, accountCode), call, 'passkey');
      },
    }),
    route({
      operation: 'listPasskeys',
      family,
      method: 'GET',
      path: '/accounts/passkeys',
      access: 'player',
      handle({ player }) {
        const passkeys = passkeysOf(database, player.accountCode).map(passkeyOf);
        return { status: 200, value: { passkeys } };
      },
    }),
    route({
      operation: 'passkeyCreationOptions',
      family,
      method: 'POST',
      path: '/accounts/passkeys/options',
      access: 'player',
      cookie: true,
      async handle(call) {
        demandProof(database, call);
        const account = accountOf(database, call.player.accountCode);
        const options = await creationOptions(database, account, ceremony(call));
        return { status: 200, value: { options: { ...options } } };
      },
    }),
    route({
      operation: 'addPasskey',
      family,
      method: 'POST',
      path: '/accounts/passkeys',
      access: 'player',
      cookie: true,
      body: webauthnAnswer,
      async handle(call) {
        demandProof(database, call);
        const { address, now } = call;
        const { accountCode } = call.player;
        const { answer, name = deviceWords(call.headers['user-agent']) } = call.body;
        // A repeated request, for example by a proxy that got no response. A browser creates each key only once.
        const known = findPasskey(database, String(answer.id));
        if (known?.account_code === accountCode) return { status: 201, value: passkeyOf(known) };
        const row = await createdPasskey(database, accountCode, { answer, name }, ceremony(call));
        inTransaction(database, () => {
          // A reset, an exclusion or a log-out may have ended the session in the meantime.
          demandProof(database, call);
          addPasskey(database, row);
          audit(database, { event: 'passkey-added', by: 'player', accountCode, address }, now);
        });
        const { email, language } = accountOf(database, accountCode);
        sendMail(context, { to: email, ...letterFor('passkeyAdded', language) }, now);
        return { status: 201, value: passkeyOf(row) };
      },
    }),
    route({
      operation: 'removePasskey',
      family,
      method: 'DELETE',
      path: '/accounts/passkeys/{passkeyId}',
      access: 'player',
      cookie: true,
      handle(call) {
        demandProof(database, call);
        const { params, address, now } = call;
        const { accountCode } = call.player;
        inTransaction(database, () => {
          const { changes } = database
            .prepare('DELETE FROM passkeys WHERE id = ? AND account_code = ?')
            .run(params.passkeyId, accountCode);
          if (changes === 0) throw unknownPath();
          audit(database, { event: 'passkey-removed', by: 'player', accountCode, address }, now);
        });
        const { email, language } = accountOf(database, accountCode);
        sendMail(context, { to: email, ...letterFor('passkeyRemoved', language) }, now);
        return { status: 204 };
      },
    }),
  ];
}
