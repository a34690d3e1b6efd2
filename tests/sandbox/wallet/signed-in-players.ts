// For tests: an operator with seeded players, a settable clock and logged-in players.
import { randomUUID } from 'node:crypto';
import type { Jurisdiction } from '../../../src/config/jurisdictions.ts';
import type { Operations } from '../../../src/operator/contract/types.ts';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import { REVIEW_TAKES_MS } from '../../../src/sandbox/documents/document-store.ts';
import { defaultSettings } from '../../../src/sandbox/operator/settings.ts';
import type { SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { type ContractCall, createContractClient } from '../contract-client.ts';
import { jpeg } from '../documents/crafted-files.ts';
import { runSandbox } from '../run-sandbox.ts';

/** A Saturday at noon. */
export const NOON = new Date('2026-11-21T12:00:00Z');

/** @param options databases or their folder (default in memory), game frames, jurisdiction, a bank that the test holds */
export async function startOperator({
  jurisdiction = 'none',
  ...options
}: Pick<Partial<SandboxOptions>, 'databases' | 'dataDir' | 'frames' | 'slowBank'> & {
  jurisdiction?: Jurisdiction;
} = {}) {
  let now = NOON;
  const long = { accessTokenSeconds: 8 * 3600, inactivitySeconds: 8 * 3600 };
  const settings = { ...defaultSettings, ...long, jurisdiction };
  const sandbox = await runSandbox({ ...options, now: () => now, settings });
  const client = createContractClient(sandbox.url);

  return {
    url: sandbox.url,
    client,
    stop: sandbox.stop,
    codeTo: sandbox.codeTo,
    settings,
    now: () => now,
    /** Sends a request with the write token. */
    send: sandbox.send,

    /** Advances the clock, in ms. */
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },

    /** Logs a player in. `call` sends requests as the player, `pay` with a new key unless one is given. */
    async as(username: string) {
      const { body: session } = await client.call('signIn', {
        body: { username, password: SEEDED_PASSWORD },
      });
      const { accessToken: token, accountCode } = session;
      const call = <I extends keyof Operations>(id: I, more: ContractCall = {}) =>
        client.call(id, { token, ...more, params: { accountCode, ...more.params } });
      const pay = (operation: 'deposit' | 'withdraw', amount: number, key = randomUUID()) =>
        call(operation, {
          body: { amount, currency: 'EUR', method: 'norte' },
          headers: { 'Idempotency-Key': key },
        });
      /** Uploads an identity document and waits until it is accepted. */
      async function identify() {
        const file = jpeg();
        const body = {
          kind: 'identification',
          name: 'accepted.jpg',
          size: file.length,
          type: 'image/jpeg',
        };
        const { id: uploadId } = (await call('beginUpload', { body })).body;
        await call('sendUploadPiece', { params: { uploadId }, query: { offset: '0' }, body: file });
        now = new Date(now.getTime() + REVIEW_TAKES_MS);
      }
      return { token, accountCode, call, pay, identify };
    },
  };
}
