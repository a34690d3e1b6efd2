import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { newRegistration } from '../../../tests/fixtures/new-registration.ts';
import { startSessionCalls } from '../../../tests/sandbox/accounts/session-calls.ts';
import { createSoftwarePasskey } from '../../../tests/sandbox/accounts/software-passkey.ts';
import { ask, linesOf, start, told } from '../../../tests/sandbox/audit/audit-lines.ts';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { runSandbox, STAFF_TOKEN } from '../../../tests/sandbox/run-sandbox.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import { readProxies } from '../../lib/proxies.ts';
import { trialStaff } from '../../lib/staff.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';
import { defaultMounts } from '../http/families.ts';
import { createSandbox } from '../sandbox.ts';

async function refreshTokenOf(client: ContractClient, username: string): Promise<string> {
  const body = { username, password: SEEDED_PASSWORD };
  return (await client.call('signIn', { body })).refreshToken ?? '';
}

it('AUT-1 logs log-ins, failures, locks and log-outs, but never the entered text', async () => {
  const { url, client, as, pass, now } = await start();
  const { call } = await as('vera');
  await call('signOutEverywhere');
  const wrong = (username: string) =>
    client.call('signIn', { body: { username, password: 'lantern over quiet water' } });
  await wrong('my-password-in-the-wrong-field');
  for (let n = 0; n < 5; n++) await wrong('nadia');
  await client.call('signIn', { body: { username: 'saul', password: SEEDED_PASSWORD } });
  const { refreshToken = '' } = await client.call('signIn', {
    body: { username: 'elio', password: SEEDED_PASSWORD },
  });
  const Cookie = `__Host-rt=${refreshToken}`;
  for (let n = 0; n < 2; n++) {
    await client.call('refreshSession', { headers: { Cookie } });
    pass(11_000);
  }
  const out = await client.call('signIn', {
    body: { username: 'elio', password: SEEDED_PASSWORD },
  });
  await client.call('signOut', { headers: { Cookie: `__Host-rt=${out.refreshToken}` } });

  const lines = await linesOf(url);
  expect(told(lines)).toEqual([
    'player sign-in password (VERA0001)',
    'player sign-out everywhere (VERA0001)',
    'visitor sign-in-failed password',
    ...Array.from({ length: 5 }, () => 'visitor sign-in-failed password (NADIA001)'),
    'visitor locked 1 s (NADIA001)',
    'visitor sign-in-refused self-exclusion (SAUL0001)',
    'player sign-in password (ELIO0001)',
    'visitor refresh-token-reused (ELIO0001)',
    'player sign-in password (ELIO0001)',
    'player sign-out (ELIO0001)',
  ]);
  expect(lines.at(-1)?.at).toBe(now().toISOString());
  expect(new Set(lines.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
  const kept = JSON.stringify(lines);
  for (const typed of ['wrong-field', 'lantern', SEEDED_PASSWORD, refreshToken, '@'])
    expect(kept).not.toContain(typed);
});

it('AUT-1 logs the end of a session by another log-in or a repeated registration', async () => {
  const { url, client, as } = await start();
  const { token } = await as('vera');
  const Cookie = `__Host-rt=${await refreshTokenOf(client, 'nadia')}`;
  const login = { username: 'elio', password: SEEDED_PASSWORD };
  await client.call('signIn', { body: login, headers: { Cookie } });
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = newRegistration();
  const { accountCode } = (await client.call('register', { body, headers, token })).body;
  await client.call('register', { body, headers });
  expect(told(await linesOf(url)).slice(2)).toEqual([
    'player sign-out another log-in (NADIA001)',
    'player sign-in password (ELIO0001)',
    `visitor account-opened (${accountCode})`,
    'player sign-out another log-in (VERA0001)',
    `player sign-in registration (${accountCode})`,
    `visitor sign-out registration repeated (${accountCode})`,
    `player sign-in registration (${accountCode})`,
  ]);
});

it('AUT-3 S9 logs each session that ended by inactivity or its maximum time, once', async () => {
  const { url, client, signIn, refresh, pass, now, stop } = await startSessionCalls();
  onTestFinished(stop);
  const idle = await signIn('vera');
  let { cookie } = await signIn('nadia');
  const stolen = await signIn('elio');
  await refresh(stolen.cookie);
  const after = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
  const ends = { idle: after(15), used: after(8 * 60) };
  for (let minutes = 0; minutes < 8 * 60; minutes += 10) {
    pass(10 * 60_000);
    if (minutes === 0) await refresh(stolen.cookie);
    cookie = (await refresh(cookie)).refreshToken ?? '';
  }
  await refresh(idle.cookie);
  await client.call('signOut', { headers: { Cookie: `__Host-rt=${idle.cookie}` } });
  await signIn('nico');
  const expired = (await linesOf(url)).filter(({ event }) => event === 'session-expired');
  expect(told(expired)).toEqual([
    `system session-expired maximum time ${ends.used} (NADIA001)`,
    `system session-expired inactivity ${ends.idle} (VERA0001)`,
  ]);
  expect(await (await ask(url, 'format=csv')).text()).toContain(
    `"session-expired","system","","VERA0001","","inactivity ${ends.idle}"`,
  );
});

it('AUT-3 S9 logs a session that ended by itself when its account’s sessions are ended', async () => {
  const { url, client, signIn, refresh, pass, now, stop } = await startSessionCalls();
  onTestFinished(stop);
  const ended = new Date(now().getTime() + 15 * 60_000).toISOString();
  for (const name of ['vera', 'nadia']) await signIn(name);
  const { cookie } = await signIn('vera');
  pass(14 * 60_000);
  const { accessToken: token } = (await refresh(cookie)).body;
  pass(2 * 60_000);
  await client.call('signOutEverywhere', { token });
  await fetch(`${url}/operator/log-outs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${STAFF_TOKEN}` },
  });
  expect(told(await linesOf(url)).slice(3)).toEqual([
    `system session-expired inactivity ${ended} (VERA0001)`,
    'player sign-out everywhere (VERA0001)',
    `system session-expired inactivity ${ended} (NADIA001)`,
  ]);
});

it('AUT-1 undoes a change of sessions or credentials whose audit line is refused', async () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const databases = seededDatabases(now);
  const sandbox = await runSandbox({ databases, now: () => now });
  onTestFinished(() => sandbox.stop());
  const client = createContractClient(sandbox.url);
  const login = { username: 'vera', password: SEEDED_PASSWORD };
  const {
    sessionId,
    accountCode,
    accessToken: token,
  } = (await client.call('signIn', { body: login })).body;
  const newPasskey = async () => {
    const { options } = (await client.call('passkeyCreationOptions', { token })).body;
    const { challenge = '' } = options as { challenge?: string };
    return { answer: createSoftwarePasskey(sandbox.url).create(challenge) };
  };
  const first = await newPasskey();
  const { id: passkeyId } = (await client.call('addPasskey', { token, body: first })).body;
  const second = await newPasskey();
  const stored = () =>
    ['sessions', 'refresh_tokens', 'passkeys', 'accounts'].map((table) =>
      databases.operator.prepare(`SELECT * FROM ${table}`).all(),
    );
  const before = stored();
  databases.operator.exec(
    `CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );
  const calls = [
    ['signIn', { body: login, token }],
    ['signOut', { token }],
    ['signOutEverywhere', { token }],
    ['endSession', { token, params: { sessionId } }],
    ['addPasskey', { token, body: second }],
    ['removePasskey', { token, params: { passkeyId } }],
    ['confirmPersonalData', { token, params: { accountCode } }],
  ] as const;
  for (const [id, call] of calls) {
    expect([id, (await client.call(id, call)).status]).toEqual([id, 500]);
    expect(stored()).toEqual(before);
  }
});

it('AUT-1 S13 writes one line for log-ins refused by the IP address limit', async () => {
  const { url, client, pass } = await start();
  const signIn = async () =>
    (await client.call('signIn', { body: { username: randomUUID(), password: 'wrong' } })).status;
  for (let n = 0; n < 30; n++) await signIn();
  expect([await signIn(), await signIn()]).toEqual([429, 429]);
  const passkey = () => client.call('signInWithPasskey', { body: { answer: {} } });
  for (let n = 0; n < 62; n++) await passkey();
  const refused = async () =>
    (await linesOf(url)).filter(({ event }) => event === 'sign-in-refused');
  expect(await refused()).toMatchObject(
    Array(2).fill({
      by: 'visitor',
      address: '127.0.0.1',
      details: 'too many from this address',
    }),
  );
  pass(61_000);
  expect(await signIn()).toBe(401);
});

it('AUT-1 records the IP address given by a trusted proxy', async () => {
  const sandbox = createSandbox({
    dataDir: ':memory:',
    databases: seededDatabases(undefined),
    mounts: defaultMounts,
    allowOrigins: [],
    webhooks: [],
    log: () => undefined,
    staff: trialStaff({ content: '', staff: STAFF_TOKEN }),
  });
  const server = createSiteServer(
    [({ req, res, client }) => sandbox.handle(req, res, client.address)],
    () => 'http://127.0.0.1',
    { log: console.error, proxies: readProxies('127.0.0.1'), isKnownHost: () => true },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await sandbox.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await createContractClient(url).call('signIn', {
    body: { username: 'vera', password: SEEDED_PASSWORD },
    headers: { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' },
  });
  expect(await linesOf(url)).toMatchObject([{ event: 'sign-in', address: '203.0.113.9' }]);
});
