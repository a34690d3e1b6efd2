// For tests: an operator whose players change their personal data, and the mails that it sends.
import { onTestFinished } from 'vitest';
import type { Operations } from '../../../src/operator/contract/types.ts';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import { type ContractCall, createContractClient } from '../contract-client.ts';
import { runSandbox } from '../run-sandbox.ts';
import { seededDatabases } from '../seeded-databases.ts';

/** Vera's email address, and one that she changes to. */
export const OLD = 'vera@players.marquee.example';
export const NEW = 'vera@new.example';

/** Starts an operator on 1 June 2026 for one test. */
export async function openPersonalData() {
  let now = new Date('2026-06-01T12:00:00Z');
  const databases = seededDatabases(now);
  // Access tokens live longer than the proof of the log-in, as after a refresh.
  const settings = { accessTokenSeconds: 3600 };
  const pages = { newEmail: '/entrar/new-email', reset: '/entrar/new-password' };
  const sandbox = await runSandbox({ now: () => now, settings, pages, databases });
  onTestFinished(() => sandbox.stop());
  const client = createContractClient(sandbox.url);
  const { outbox } = sandbox;

  return {
    client,
    database: databases.operator,
    outbox,
    now: () => now,
    /** Advances the clock, in ms. */
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    /** Logs a seeded player in. @returns their calls */
    async as(username: string) {
      const body = { username, password: SEEDED_PASSWORD };
      const { accountCode, accessToken: token } = (await client.call('signIn', { body })).body;
      return <I extends keyof Operations>(id: I, call: ContractCall = {}) =>
        client.call(id, { params: { accountCode }, token, ...call });
    },
    /** Recipients and subjects of the mails, newest first. */
    told: async () => (await outbox()).map(({ to, subject }) => [to, subject]),
    /** The token of the link in the latest mail to this recipient. */
    async tokenInMail(to: string): Promise<string> {
      const [, token] =
        (await outbox()).find((mail) => mail.to === to && mail.path)?.path?.split('#') ?? [];
      if (token === undefined) throw new Error(`No link was sent to ${to}`);
      return token;
    },
  };
}
