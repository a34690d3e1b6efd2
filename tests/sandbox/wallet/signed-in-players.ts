// For tests: an operator with seeded players, whose clock can be set and whose players are signed in.
import { randomUUID } from 'node:crypto';
import type { Jurisdiction } from '../../../src/config/jurisdictions.ts';
import type { Operations } from '../../../src/operator/contract/types.ts';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import { REVIEW_TAKES_MS } from '../../../src/sandbox/documents/review.ts';
import type { SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { type ContractCall, createContractClient } from '../contract-client.ts';
import { jpeg } from '../documents/crafted-files.ts';
import { runSandbox } from '../run-sandbox.ts';

/** A Saturday, in the middle of the day. */
const NOON = new Date('2026-11-21T12:00:00Z');

/** @param options where its files lie, in memory unless told otherwise; where its games are shown; whose rules hold */
export async function startOperator({
  jurisdiction = 'none',
  ...options
}: Pick<Partial<SandboxOptions>, 'dataDir' | 'frames'> & { jurisdiction?: Jurisdiction } = {}) {
  let now = NOON;
  const settings = { accessTokenSeconds: 8 * 3600, inactivitySeconds: 8 * 3600, jurisdiction };
  const sandbox = await runSandbox({ ...options, now: () => now, settings });
  const client = createContractClient(sandbox.url);

  return {
    url: sandbox.url,
    client,
    stop: sandbox.stop,
    now: () => now,
    /** Sends a call with the write token. */
    send: sandbox.send,

    /** Lets time pass, in ms. */
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },

    /** Signs a player in; `call` speaks for them, `pay` with a key of its own unless one is given. */
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
      /** Has an identity document of theirs accepted, which takes its time. */
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
