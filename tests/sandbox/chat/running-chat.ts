// For tests: an operator with chat and an adjustable clock.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { trialStaff } from '../../../src/lib/staff.ts';
import { SEEDED_PASSWORD } from '../../../src/sandbox/accounts/seeded-players.ts';
import type { AccessAnswer, MessagesAnswer } from '../../../src/sandbox/chat/chat-api.ts';
import { defaultMounts } from '../../../src/sandbox/http/families.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createContractClient } from '../contract-client.ts';
import { seededDatabases } from '../seeded-databases.ts';

export const STAFF_TOKEN = 'token-of-the-staff';

export async function startChat({ at }: { at: number }) {
  let now = at;
  const sandbox = createSandbox({
    dataDir: ':memory:',
    mounts: defaultMounts,
    allowOrigins: [],
    webhooks: [],
    databases: seededDatabases(new Date(at)),
    staff: trialStaff({ content: '', staff: STAFF_TOKEN }),
    now: () => new Date(now),
    log: (line) => {
      if (!line.includes('is in GET /operator/outbox')) throw new Error(line);
    },
  });
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/chat/')) void sandbox.handleFrame(req, res);
    else void sandbox.handle(req, res);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createContractClient(url);

  /** Sends a widget request. */
  async function ask<T>(method: string, path: string, token = '', body?: object) {
    const response = await fetch(`${url}/chat/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer = (text === '' ? undefined : JSON.parse(text)) as T & { code?: string };
    return { status: response.status, body: answer, headers: response.headers };
  }

  return {
    url,
    ask,
    passTime(ms: number) {
      now += ms;
    },
    begin: async (language = 'en') =>
      (await ask<AccessAnswer>('POST', '/conversations', '', { language })).body.token,
    say: (token: string, text: string, key: string = randomUUID(), language = 'en') =>
      ask<{ seq: number }>('POST', '/messages', token, { language, text, key }),
    read: async (token: string, since = 0) =>
      (await ask<MessagesAnswer>('GET', `/messages?since=${since}`, token)).body,
    identify: (who: object) => ask<AccessAnswer>('POST', '/identities', '', who),

    /** The operator's proof of a player's identity. */
    async identityOf(username: string) {
      const credentials = { username, password: SEEDED_PASSWORD };
      const { accessToken, accountCode } = (await client.call('signIn', { body: credentials }))
        .body;
      const call = { token: accessToken, params: { accountCode } };
      return (await client.call('readChatIdentity', call)).body;
    },

    async logOutEverywhere(username: string) {
      const credentials = { username, password: SEEDED_PASSWORD };
      const { accessToken: token } = (await client.call('signIn', { body: credentials })).body;
      await client.call('signOutEverywhere', { token });
    },

    /** Ends one session from another device of the player. */
    async logOutOneDevice(username: string) {
      const credentials = { username, password: SEEDED_PASSWORD };
      const { sessionId } = (await client.call('signIn', { body: credentials })).body;
      const { accessToken: token } = (await client.call('signIn', { body: credentials })).body;
      await client.call('endSession', { token, params: { sessionId } });
    },

    /** Changes the password to the same one, which ends the other sessions. */
    async changePassword(username: string) {
      const password = SEEDED_PASSWORD;
      const { accessToken: token, accountCode } = (
        await client.call('signIn', { body: { username, password } })
      ).body;
      const body = { current: password, password };
      await client.call('changePassword', { token, params: { accountCode }, body });
    },

    /** Uses a refresh token again, as a thief would. */
    async reuseRefreshToken(username: string) {
      const credentials = { username, password: SEEDED_PASSWORD };
      const { refreshToken } = await client.call('signIn', { body: credentials });
      const headers = { Cookie: `__Host-rt=${refreshToken}` };
      await client.call('refreshSession', { headers });
      now += 10_001;
      await client.call('refreshSession', { headers });
    },

    async stop() {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
