// For tests: an operator with a settable clock, and the operations on sessions.

import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import { createContractClient } from '../contract-client.ts';
import { runSandbox } from '../run-sandbox.ts';

export type SessionCalls = Awaited<ReturnType<typeof startSessionCalls>>;

export async function startSessionCalls() {
  let now = new Date('2026-06-01T12:00:00Z');
  const sandbox = await runSandbox({ now: () => now });
  const client = createContractClient(sandbox.url);
  const withCookie = (token: string | undefined) => ({ Cookie: token && `__Host-rt=${token}` });

  return {
    url: sandbox.url,
    client,
    stop: sandbox.stop,
    now: () => now,
    /** Advances the clock, in ms. */
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },

    /** @param cookie the device's earlier refresh token */
    async signIn(username = 'vera', password = SEEDED_PASSWORD, cookie?: string) {
      const answer = await client.call('signIn', {
        body: { username, password },
        headers: withCookie(cookie),
      });
      return { ...answer, cookie: answer.refreshToken ?? '', token: answer.body.accessToken };
    },

    /** @param key idempotency key */
    refresh: (cookie: string | undefined, key?: string) =>
      client.call('refreshSession', {
        headers: { ...withCookie(cookie), 'Idempotency-Key': key },
      }),

    /** Result of a token: 200, or the code of the refusal. */
    async profile(token: string) {
      const { status, body } = await client.call('readProfile', { token });
      return status === 200 ? status : (body as unknown as { code: string }).code;
    },
  };
}
