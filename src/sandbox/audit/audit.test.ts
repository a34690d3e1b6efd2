import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { newRegistration } from '../../../tests/fixtures/new-registration.ts';
import { createSoftwarePasskey } from '../../../tests/sandbox/accounts/software-passkey.ts';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { jpeg } from '../../../tests/sandbox/documents/crafted-files.ts';
import { runSandbox, STAFF_TOKEN } from '../../../tests/sandbox/run-sandbox.ts';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';
import { readProxies } from '../../lib/proxies.ts';
import { trialStaff } from '../../lib/staff.ts';
import { createSiteServer } from '../../server/site-server.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';
import { REVIEW_TAKES_MS } from '../documents/document-store.ts';
import { defaultMounts } from '../http/families.ts';
import { openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../parts.ts';
import { createSandbox } from '../sandbox.ts';
import { seededDatabases } from '../seeded-databases.ts';
import { audit } from './audit-log.ts';

interface Line {
  readonly id: number;
  readonly at: string;
  readonly event: string;
  readonly by: string;
  readonly name?: string;
  readonly account?: string;
  readonly address?: string;
  readonly details?: string;
}

async function start() {
  const operator = await startOperator();
  onTestFinished(() => operator.stop());
  return operator;
}
const ask = (url: string, query = '') =>
  fetch(`${url}/operator/audit?${query}`, { headers: { Authorization: `Bearer ${STAFF_TOKEN}` } });
/** Excludes staff actions. */
async function linesOf(url: string) {
  const { lines } = (await (await ask(url)).json()) as { lines: Line[] };
  return lines.filter(({ by }) => by !== 'staff');
}
async function refreshTokenOf(client: ContractClient, username: string): Promise<string> {
  const body = { username, password: SEEDED_PASSWORD };
  return (await client.call('signIn', { body })).refreshToken ?? '';
}
/** Formats lines as `actor event details account`. */
const told = (lines: readonly Line[]) =>
  lines.map(({ by, event, details, account }) =>
    [by, event, details, account && `(${account})`].filter(Boolean).join(' '),
  );

it('AUT-1 logs log-ins, failures, locks and log-outs, but never what was typed', async () => {
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

it('AUT-1 logs changes to credentials and contact details', async () => {
  const { url, client, as, now } = await start();
  const { accountCode, call } = await as('vera');
  const passkey = createSoftwarePasskey(url);
  const options = (await call('passkeyCreationOptions')).body.options as { challenge?: string };
  const answer = passkey.create(options.challenge ?? '');
  const { id: passkeyId } = (await call('addPasskey', { body: { answer } })).body;
  await call('removePasskey', { params: { passkeyId } });
  await client.call('signInWithPasskey', { body: { answer } });
  await call('proveIdentity', { body: { password: 'wrong' } });
  await call('proveIdentity', { body: { password: SEEDED_PASSWORD } });
  await call('changePersonalData', { body: { email: 'new@players.marquee.example' } });
  await call('changePersonalData', { body: { phone: '+34600999888', language: 'es' } });
  const mails = await fetch(`${url}/operator/outbox`, {
    headers: { Authorization: `Bearer ${STAFF_TOKEN}` },
  });
  const { mails: sent } = (await mails.json()) as { mails: { path?: string }[] };
  const token = sent.find(({ path }) => path)?.path?.split('#')[1] ?? '';
  await client.call('confirmEmail', { params: { token } });
  const password = 'lantern over quiet water';
  const attempt = { current: SEEDED_PASSWORD, password };
  await call('changePassword', { body: { ...attempt, current: 'wrong' } });
  await call('changePassword', { body: attempt });
  await client.call('askForPasswordReset', { body: { email: 'nobody@players.marquee.example' } });

  const lines = await linesOf(url);
  expect(new Set(lines.map(({ at }) => at))).toEqual(new Set([now().toISOString()]));
  expect(told(lines)).toEqual([
    'player sign-in password (VERA0001)',
    'player passkey-added (VERA0001)',
    'player passkey-removed (VERA0001)',
    'visitor sign-in-failed passkey',
    'player identity-proof-failed password (VERA0001)',
    'player identity-proved password (VERA0001)',
    'player email-change-asked (VERA0001)',
    'player personal-data-changed language phone (VERA0001)',
    'visitor email-changed (VERA0001)',
    'player password-change-failed (VERA0001)',
    'player password-changed (VERA0001)',
    'visitor password-reset-asked',
  ]);
  expect(lines[0]?.account).toBe(accountCode);
  const kept = JSON.stringify(lines);
  for (const secret of [token, password, '@', '600999888', passkeyId])
    expect(kept).not.toContain(secret);
});

it('PGS-1 logs which marketing channels a player consents to or no longer does', async () => {
  const { url, as } = await start();
  const { call } = await as('nico');
  const set = (email: boolean, push: boolean, topics: string[]) =>
    call('setNotificationPreferences', {
      body: { channels: { email, sms: false, push }, topics },
    });
  await set(true, true, ['casino']);
  await set(true, true, ['sports']);
  await set(false, true, []);
  expect(told(await linesOf(url)).slice(1)).toEqual([
    'player consent-changed email yes, push yes (NICO0001)',
    'player consent-changed email no (NICO0001)',
  ]);
});

it('AUT-1 logs limits, exclusions, withdrawals and document decisions', async () => {
  const { url, as, pass } = await start();
  const { call, pay } = await as('nadia');
  const file = jpeg();
  async function send(name: string): Promise<void> {
    const body = { kind: 'identification', name, size: file.length, type: 'image/jpeg' };
    const { id: uploadId } = (await call('beginUpload', { body })).body;
    await call('sendUploadPiece', { params: { uploadId }, query: { offset: '0' }, body: file });
  }
  await send('refused-unreadable.jpg');
  await send('accepted.jpg');
  pass(REVIEW_TAKES_MS);
  // The first read writes the decision to the log, and only once.
  for (let n = 0; n < 2; n++) await call('listDocuments');
  const [period, key] = ['day', randomUUID()];
  await call('setLimit', { params: { kind: 'deposit', period }, body: { amount: 5000 } });
  await pay('deposit', 3000);
  for (let n = 0; n < 2; n++) await pay('withdraw', 2000, key);
  await pay('withdraw', 900_000);
  await call('exclude', { body: { kind: 'break', days: 7 } });
  await call('exclude', { body: { kind: 'self-exclusion', days: 0 } });

  expect(told(await linesOf(url)).slice(1)).toEqual([
    'player document-sent identification (NADIA001)',
    'player document-sent identification (NADIA001)',
    expect.stringMatching(/^system document-(accepted|refused)/),
    expect.stringMatching(/^system document-(accepted|refused)/),
    'player limit-set deposit day 5000 (NADIA001)',
    'player withdrawal 2000 EUR norte (NADIA001)',
    'player excluded break 7 days (NADIA001)',
    'player excluded self-exclusion without end (NADIA001)',
  ]);
  const decided = told(await linesOf(url)).slice(3, 5);
  expect(decided.sort()).toEqual([
    'system document-accepted identification (NADIA001)',
    'system document-refused identification unreadable (NADIA001)',
  ]);
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

it('AUT-1 makes SQLite refuse to change, replace or delete an audit line', () => {
  const database = openOperatorDatabase(':memory:', operatorParts, new Date());
  audit(database, { event: 'sign-in', by: 'player', accountCode: 'VERA0001' }, new Date());
  for (const attempt of [
    "UPDATE audit SET account_code = 'NADIA001'",
    'DELETE FROM audit',
    "INSERT OR REPLACE INTO audit (id, at, event, actor) VALUES (1, 0, 'sign-out', 'player')",
  ])
    expect(() => database.exec(attempt)).toThrow('the audit log is append-only');
  expect(database.prepare('SELECT event, account_code FROM audit').all()).toEqual([
    { event: 'sign-in', account_code: 'VERA0001' },
  ]);
});

it('AUT-1 exports the audit log by page and time, as JSON and CSV, only to staff', async () => {
  const { url, as, pass, now } = await start();
  const begun = now();
  for (const name of ['vera', 'nadia', 'elio']) {
    await as(name);
    pass(60_000);
  }
  const first = await ask(url, 'limit=2');
  const page = (await first.json()) as { lines: Line[]; next?: string };
  expect([page.lines.map(({ account }) => account), page.next]).toEqual([
    ['VERA0001', 'NADIA001'],
    '2',
  ]);
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const last = await fetch(new URL(next, first.url), {
    headers: { Authorization: `Bearer ${STAFF_TOKEN}` },
  });
  expect(await last.json()).toEqual({
    lines: [
      expect.objectContaining({ id: 3, account: 'ELIO0001' }),
      expect.objectContaining({ id: 4, by: 'staff', name: 'trial staff', details: 'GET /audit' }),
    ],
  });
  expect(last.headers.get('link')).toBeNull();

  const minute = (n: number) => new Date(begun.getTime() + n * 60_000).toISOString();
  const csv = await ask(url, `format=csv&from=${minute(1)}&to=${minute(2)}`);
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(await csv.text()).toBe(
    `id,at,event,by,name,account,address,details\r\n"2","${minute(1)}","sign-in","player","","NADIA001","127.0.0.1","password"\r\n`,
  );

  for (const wrong of ['from=yesterday', 'limit=0', 'cursor=x', 'format=xml', 'to=2026-13-40'])
    expect([wrong, (await ask(url, wrong)).status]).toEqual([wrong, 422]);
  const statusFor = async (Authorization: string) =>
    (await fetch(`${url}/operator/audit`, { headers: { Authorization } })).status;
  expect(await statusFor('')).toBe(401);
  expect(await statusFor('Bearer test-token'), 'the editor’s').toBe(403);
  expect(await statusFor(`Basic ${btoa(`ana:${STAFF_TOKEN}`)}`), 'a browser').toBe(200);
});
