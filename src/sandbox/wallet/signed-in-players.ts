// For tests: an operator with seeded players, whose clock can be set and whose players are signed in.
import { randomUUID } from 'node:crypto';
import type { Operations } from '../../operator/contract/types.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';
import { type ContractCall, createContractClient } from '../contract-client.ts';
import { runSandbox } from '../run-sandbox.ts';

/** A Saturday, in the middle of the day. */
const NOON = new Date('2026-11-21T12:00:00Z');

/** @param options where its files lie; in memory unless told otherwise */
export async function startOperator(options: { dataDir?: string } = {}) {
  let now = NOON;
  const settings = { accessTokenSeconds: 8 * 3600, inactivitySeconds: 8 * 3600 };
  const sandbox = await runSandbox({ ...options, now: () => now, settings });
  const client = createContractClient(sandbox.url);

  return {
    url: sandbox.url,
    client,
    stop: sandbox.stop,

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
      return { token, accountCode, call, pay };
    },
  };
}
