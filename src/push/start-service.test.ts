import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { constants, getPriority, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endTogether } from '../../tests/fixtures/end-together.ts';
import { VAPID } from '../../tests/fixtures/push-engine.ts';
import {
  campaignOf,
  type PushOperator,
  startPushOperator,
} from '../../tests/fixtures/push-operator.ts';
import defaultSite from '../config/default-site.json' with { type: 'json' };
import { SEEDED_PASSWORD } from '../sandbox/accounts/seeded-players.ts';

const SERVICE = fileURLToPath(new URL('start-service.ts', import.meta.url));
let operator: PushOperator;
let folder: string;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  operator = await startPushOperator();
  folder = mkdtempSync(join(tmpdir(), 'push-service-'));
  const site = { ...defaultSite, siteUrl: 'https://site.example' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  const member = (name: string, right: string) => ({
    name,
    rights: [right],
    tokenHash: createHash('sha256').update(`token of ${name}`).digest('hex'),
  });
  const staff = [member('Ana Ruiz', 'campaigns'), member('Luis Gil', 'chat')];
  writeFileSync(join(folder, 'staff.json'), JSON.stringify(staff));
});
afterAll(async () => {
  for (const one of processes) one.kill('SIGKILL');
  await operator.stop();
  rmSync(folder, { recursive: true });
});

/** @returns the process, its first line, and its output so far */
async function start(role: 'site' | 'sender', change: Record<string, string> = {}) {
  const service = spawn(process.execPath, [SERVICE], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Vitest sets another value.
      MODE: 'trial',
      PUSH_ROLE: role,
      PUSH_PORT: '0',
      DATA_DIR: folder,
      SITE_CONFIG: join(folder, 'site.json'),
      OPERATOR_URL: `${operator.url}/operator`,
      PUSH_TOKEN: operator.token,
      VAPID_PUBLIC_KEY: VAPID.publicKey,
      VAPID_PRIVATE_KEY: VAPID.privateKey,
      VAPID_SUBJECT: 'mailto:push@site.example',
      PUSH_HOSTS: operator.service.origin,
      ...change,
    },
  });
  endTogether(service);
  processes.push(service);
  let output = '';
  service.stdout.on('data', (chunk: Buffer) => (output += chunk));
  const said = await Promise.race([once(service.stdout, 'data'), once(service.stderr, 'data')]);
  return { service, said: String(said[0]).trim(), output: () => output };
}

it('PWA-5 R14 runs beside an operator, with a separate sender of lower priority', async () => {
  const {
    service: site,
    said,
    output,
  } = await start('site', { STAFF: join(folder, 'staff.json') });
  const base = said.replace('Push service at ', '');
  const ask = async (method: string, path: string, token = '', body?: unknown) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const signIn = async (username: string) =>
    (await operator.client.call('signIn', { body: { username, password: SEEDED_PASSWORD } })).body;
  const [nadia, elio] = [await signIn('nadia'), await signIn('elio')];
  const devices = ({ accountCode }: { accountCode: string }) =>
    `/accounts/${accountCode}/push-devices`;
  const device = () => ({
    ...operator.service.subscribe(VAPID.publicKey),
    language: 'en',
    timeZone: 'Europe/Madrid',
    label: 'Chrome on Android',
  });

  expect((await ask('GET', '/push/key')).body).toEqual({ applicationServerKey: VAPID.publicKey });
  const { id } = (await ask('PUT', devices(nadia), nadia.accessToken, device())).body;
  expect((await ask('GET', devices(nadia), nadia.accessToken)).body.devices).toMatchObject([
    { id, label: 'Chrome on Android' },
  ]);
  expect((await ask('PUT', devices(elio), elio.accessToken, device())).status).toBe(200);

  // No token, another player's account, an endpoint that is not a push service.
  expect((await ask('GET', devices(nadia))).body.code).toBe('token_missing');
  expect((await ask('GET', devices(nadia), 'x'.repeat(43))).body.code).toBe('token_invalid');
  expect((await ask('GET', devices(nadia), elio.accessToken)).status).toBe(404);
  expect((await ask('DELETE', `${devices(nadia)}/${id}`, elio.accessToken)).status).toBe(404);
  const elsewhere = { ...device(), endpoint: 'https://evil.example/x' };
  expect((await ask('PUT', devices(nadia), nadia.accessToken, elsewhere)).body.code).toBe(
    'push_endpoint_not_allowed',
  );
  expect((await ask('PATCH', devices(nadia), nadia.accessToken)).status).toBe(405);
  for (const nobody of ['', operator.token])
    expect((await ask('GET', '/push/campaigns', nobody)).status).toBe(401);
  expect((await ask('GET', '/push/campaigns', 'token of Luis Gil')).body).toMatchObject({
    status: 403,
    title: 'Luis Gil has no right to campaigns',
  });
  expect((await ask('GET', '/promotions')).status).toBe(404);

  const push = {
    channels: { email: false, sms: false, push: true },
    topics: ['promotions' as const],
  };
  for (const { accountCode, accessToken: token } of [nadia, elio])
    await operator.client.call('setNotificationPreferences', {
      token,
      params: { accountCode },
      body: push,
    });
  const token = 'token of Ana Ruiz';
  expect((await ask('POST', '/push/campaigns', token, campaignOf('beside'))).status).toBe(201);
  expect((await ask('POST', '/push/campaigns/beside/schedule', token)).body.state).toBe(
    'scheduled',
  );
  const exclusion = { kind: 'self-exclusion' as const, days: 183 };
  await operator.client.call('exclude', {
    token: elio.accessToken,
    params: { accountCode: elio.accountCode },
    body: exclusion,
  });
  expect(operator.service.deliveries).toHaveLength(0);

  const { service: sender, output: senderOutput } = await start('sender');
  let view: { state: string; counts: unknown };
  do view = (await ask('GET', '/push/campaigns/beside', token)).body;
  while (view.state !== 'done');
  expect(view.counts).toMatchObject({ total: 2, sent: 1, skippedBy: { 'not-allowed': 1 } });
  expect([site, sender].map(({ pid }) => getPriority(pid))).toEqual([
    getPriority(),
    Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL),
  ]);
  const [message] = operator.service.deliveries;
  const { data } = JSON.parse(message?.text ?? '').notification;
  expect((await ask('POST', '/push/clicks', '', { message: data.id })).status).toBe(204);
  expect((await ask('GET', '/push/campaigns/beside', token)).body.counts.clicked).toBe(1);
  expect((await operator.staff('GET', 'campaigns')).body.campaigns, 'the operator’s own').toEqual(
    [],
  );

  expect(senderOutput()).toContain('Sending push messages.');
  expect(output(), 'this half does not send').not.toContain('Sending push messages.');
  expect(output()).toContain('staff-refused: visitor GET /push/campaigns from 127.0.0.1\n');
  expect(output()).toContain('staff-refused: Luis Gil GET /push/campaigns from 127.0.0.1\n');
  expect(output()).toContain('staff-write: Ana Ruiz POST /push/campaigns/beside/schedule from');

  for (const one of [site, sender]) {
    one.kill('SIGTERM');
    await once(one, 'exit');
    expect(one.exitCode).toBe(0);
  }
});

it('F50 PWA-5 answers a request in progress at SIGTERM, then exits', async () => {
  const { service, said } = await start('site');
  const base = said.replace('Push service at ', '');
  // The server asks for the body (100 Continue), so the request is in progress.
  const call = request(`${base}/push/clicks`, {
    method: 'POST',
    headers: { expect: '100-continue' },
  });
  const answered = once(call, 'response');
  call.flushHeaders();
  await once(call, 'continue');
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  while (await fetch(base).then(Boolean, () => false));
  call.end(JSON.stringify({ message: 'autumn.AAAAAAAAAAAAAAAA' }));
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(204);
  expect(await ended).toEqual([0, null]);
});

it('PWA-5 names a missing setting and does not start', async () => {
  const { service, said } = await start('site', { PUSH_TOKEN: '' });
  if (service.exitCode === null) await once(service, 'exit');
  expect(said).toBe('PUSH_TOKEN is missing; see docs/configuration.md');
  expect(service.exitCode).toBe(78);
});

it('PWA-5 names the setting of a data folder that cannot be used', async () => {
  const { service, said } = await start('site', { DATA_DIR: join(folder, 'site.json', 'data') });
  if (service.exitCode === null) await once(service, 'exit');
  expect(said).toMatch(/^DATA_DIR: ENOTDIR: .*$/);
  expect(service.exitCode).toBe(78);
});

it('PWA-5 prints a URL that opens for an IPv6 address', async ({ skip }) => {
  const addresses = Object.values(networkInterfaces()).flat();
  skip(!addresses.some((one) => one?.address === '::1'), 'this machine has no IPv6');
  const { said } = await start('site', { PUSH_HOST: '::1' });
  const base = said.replace('Push service at ', '');
  expect((await fetch(`${base}/push/key`)).status).toBe(200);
});

it('PWA-5 names the setting of an address that this machine does not have', async () => {
  const { service, said } = await start('site', { PUSH_HOST: '192.0.2.1' });
  if (service.exitCode === null) await once(service, 'exit');
  expect(said).toBe('PUSH_HOST: found 192.0.2.1; expected an address of this machine');
  expect(service.exitCode).toBe(78);
});
