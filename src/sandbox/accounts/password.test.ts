import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoftwarePasskey } from '../../../tests/sandbox/accounts/software-passkey.ts';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import type { Route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { defaultSettings } from '../operator/settings.ts';
import { accountOf } from './account.ts';
import { beginReset } from './password-reset.ts';
import { passwordRoutes } from './password-routes.ts';
import { newPasswordFault } from './password-rules.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

let now: Date;
let sandbox: RunningSandbox;
let client: ContractClient;
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  const pages = { reset: '/entrar/new-password', security: '/cuenta/security' };
  sandbox = await runSandbox({ now: () => now, pages });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

const NEW = 'lantern over quiet water';
const signIn = (password: string) =>
  client.call('signIn', { body: { username: 'vera', password } });
const askFor = (email: string) => client.call('askForPasswordReset', { body: { email } });
const reset = (token: string, password = NEW) =>
  client.call('resetPassword', { params: { token }, body: { password } });
const outbox = () => sandbox.outbox();
async function linkOfReset(): Promise<string> {
  await askFor('vera@players.marquee.example');
  const [page, token] = (await outbox())[0]?.path?.split('#') ?? [];
  expect(page).toBe('/entrar/new-password');
  return token ?? '';
}

describe('PGS-1 password reset', () => {
  it('PGS-1 accepts the link once and ends every session', async () => {
    const before = await signIn(SEEDED_PASSWORD);
    const token = await linkOfReset();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(sandbox.logged.join()).not.toContain(token);
    expect((await reset(token)).status).toBe(204);
    expect((await reset(token)).body).toMatchObject({ code: 'reset_expired' });
    expect((await client.call('readProfile', { token: before.body.accessToken })).status).toBe(401);
    expect((await signIn(SEEDED_PASSWORD)).status).toBe(401);
    expect((await signIn(NEW)).status).toBe(201);
    expect((await outbox())[0]).toMatchObject({ subject: 'Your password was changed' });
  });

  it('PGS-1 leads to the page in the language that the reset was asked for in', async () => {
    const email = 'vera@players.marquee.example';
    await client.call('askForPasswordReset', { body: { email, language: 'es-MX' } });
    expect((await outbox())[0]?.path).toMatch(/^\/es\/entrar\/new-password#/);
  });

  it('S9 ends sessions opened in the meantime and tells the player to check the passkeys', async () => {
    const thief = (await signIn(SEEDED_PASSWORD)).body;
    const { accessToken: token, accountCode } = thief;
    const { body } = await client.call('passkeyCreationOptions', { token });
    const { challenge } = body.options as { challenge: string };
    const answer = createSoftwarePasskey(sandbox.url).create(challenge);
    await client.call('addPasskey', { token, body: { answer, name: 'Not mine' } });
    expect((await reset(await linkOfReset())).status).toBe(204);
    expect((await client.call('listPasskeys', { token })).status).toBe(401);
    expect((await outbox())[0]).toMatchObject({
      subject: 'Your password was changed',
      path: '/cuenta/security?after=reset',
    });
    const owner = (await signIn(NEW)).body.accessToken;
    const { notices } = (
      await client.call('listNotices', { params: { accountCode }, token: owner })
    ).body;
    expect(notices[0]).toMatchObject({
      title: 'Check your passkeys',
      path: '/cuenta/security?after=reset',
    });
    const [passkey] = (await client.call('listPasskeys', { token: owner })).body.passkeys;
    expect(passkey?.name).toBe('Not mine');
    const params = { passkeyId: passkey?.id ?? '', accountCode };
    expect((await client.call('removePasskey', { params, token: owner })).status).toBe(204);
  });

  it('PGS-1 answers unknown emails alike without a mail, and protects the outbox', async () => {
    const known = await askFor('vera@players.marquee.example');
    const unknown = await askFor('nobody@players.marquee.example');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await outbox()).toHaveLength(1);
    expect((await sandbox.get('/operator/outbox')).status).toBe(401);
    // The content write token does not give access, either.
    expect((await sandbox.send('GET', '/operator/outbox')).status).toBe(403);
  });

  it('PGS-1 R4 repeats a lost response for the same key and password only', async () => {
    const params = { token: await linkOfReset() };
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = async (password: string, more = {}) =>
      (await client.call('resetPassword', { params, body: { password }, ...more })).status;
    expect(await send(NEW, { headers })).toBe(204);
    const letters = (await outbox()).length;
    expect(await send(NEW, { headers })).toBe(204);
    expect((await outbox()).length).toBe(letters);
    expect(await send('another lantern over water', { headers })).toBe(404);
    expect(await send(NEW, { headers: { 'Idempotency-Key': randomUUID() } })).toBe(404);
    expect(await send(NEW)).toBe(404);
    expect((await signIn(NEW)).status).toBe(201);
  });

  it('PGS-1 R4 sets the password once when a link is used twice concurrently', async () => {
    const params = { token: await linkOfReset() };
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => client.call('resetPassword', { params, headers, body: { password: NEW } });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect((await signIn(NEW)).status).toBe(201);
  });

  it('PGS-1 expires a link after 30 minutes and when another is requested', async () => {
    const first = await linkOfReset();
    const second = await linkOfReset();
    expect((await reset(first)).status).toBe(404);
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await reset(second)).status).toBe(404);
  });

  it('PGS-1 refuses a weak password and keeps the link valid', async () => {
    const token = await linkOfReset();
    expect((await reset(token, 'veras-lantern')).body).toMatchObject({
      code: 'password_personal',
      field: 'password',
    });
    expect((await reset(token, 'short')).body).toMatchObject({ code: 'password_too_short' });
    expect((await reset(token)).status).toBe(204);
  });
});

it('PGS-1 needs the current password for a change and ends other sessions by default', async () => {
  const phone = (await signIn(SEEDED_PASSWORD)).body;
  const desk = (await signIn(SEEDED_PASSWORD)).body;
  const change = (current: string, more = {}) =>
    client.call('changePassword', {
      params: { accountCode: desk.accountCode },
      token: desk.accessToken,
      body: { current, password: NEW, ...more },
    });
  expect((await change('wrong')).body).toMatchObject({ code: 'password_wrong', field: 'current' });
  expect((await change(SEEDED_PASSWORD)).status).toBe(204);
  expect((await client.call('readProfile', { token: desk.accessToken })).status).toBe(200);
  expect((await client.call('readProfile', { token: phone.accessToken })).status).toBe(401);
  const tablet = (await signIn(NEW)).body;
  const kept = { password: 'another quiet lantern', signOutOthers: false };
  expect((await change(NEW, kept)).status).toBe(204);
  expect((await client.call('readProfile', { token: tablet.accessToken })).status).toBe(200);
});

it('S13 responds before looking up the email, so timing reveals nothing', async () => {
  const { operator: database } = seededDatabases(now);
  const given = { database, pages: {}, outboxKey: Buffer.alloc(32), log() {} };
  const context = given as unknown as PartContext;
  const ask = passwordRoutes(context).find(({ operation }) => operation === 'askForPasswordReset');
  const mails = () => database.prepare('SELECT count(*) AS n FROM outbox').get()?.n;
  const before = mails();
  const prepare = vi.spyOn(database, 'prepare');
  const body = { email: 'vera@players.marquee.example' };
  const answer = await ask?.handle({ body, address: '203.0.113.9', now } as Parameters<
    typeof ask.handle
  >[0]);
  expect(answer).toEqual({ status: 202 });
  expect(prepare).not.toHaveBeenCalled();
  await new Promise(setImmediate);
  expect(mails()).toBe(Number(before) + 1);
});

it('PGS-1 S9 refuses a reset or change whose permission was used up during hashing', async () => {
  const { operator: database } = seededDatabases(now);
  const given = { database, settings: defaultSettings, outboxKey: Buffer.alloc(32), log() {} };
  const context = given as unknown as PartContext;
  database.function('operator_clock', () => now.toISOString());
  const code = 'VERA0001';
  const routes = passwordRoutes(context);
  const handle = async (id: string, more: object) => {
    const known = { idempotencyKey: '', requestId: randomUUID(), address: '203.0.113.9', now };
    const call = { ...known, ...more } as unknown as Parameters<Route['handle']>[0];
    return routes.find(({ operation }) => operation === id)?.handle(call);
  };
  const params = { token: beginReset(database, accountOf(database, code), now) };
  const resets = [1, 2].map(() => handle('resetPassword', { params, body: { password: NEW } }));
  // Either may be hashed first.
  const outcomes = (await Promise.allSettled(resets)).map((reset) =>
    reset.status === 'fulfilled' ? reset.value : reset.reason.code,
  );
  expect(outcomes).toHaveLength(2);
  expect(outcomes).toEqual(expect.arrayContaining([{ status: 204 }, 'reset_expired']));

  const body = { current: NEW, password: 'words that a thief knows' };
  const player = { accountCode: code, sessionId: 'of a thief' };
  const change = handle('changePassword', { player, body });
  const hash = '(set by a reset meanwhile)';
  database.prepare('UPDATE accounts SET password_hash = ? WHERE account_code = ?').run(hash, code);
  await expect(change).rejects.toMatchObject({ code: 'password_wrong' });
  expect(accountOf(database, code).password_hash).toBe(hash);
});

it.each([
  ['password_common', 'Password123!'],
  ['password_common', 'p@ssw0rd2026'],
  ['password_common', '1q2w3e4r5t'],
  ['password_common', 'dragondragon'],
  ['password_common', 'aaaaaaaaaaaa'],
  ['password_personal', 'i-am-montalban-77'],
  [undefined, 'lantern over quiet water'],
  [undefined, 'Marquee-Play-1'],
])('PGS-1 %s: %s', (fault, password) => {
  expect(newPasswordFault(password, ['montalban', 'vm@x.example'])).toBe(fault);
});

describe('PGS-1 repeated password change', () => {
  const ID = '6f0a3f0e-0c55-4f0a-9d0e-1d2f3a4b5c6d';
  async function signedIn() {
    const { accountCode, accessToken: token } = (await signIn(SEEDED_PASSWORD)).body;
    return (current: string, password: string, id?: string) =>
      client.call('changePassword', {
        params: { accountCode },
        token,
        body: { current, password },
        headers: id ? { 'X-Request-ID': id } : {},
      });
  }

  it('PGS-1 R4 returns the first response when a proxy repeats it', async () => {
    const change = await signedIn();
    expect((await change(SEEDED_PASSWORD, NEW, ID)).status).toBe(204);
    const mails = (await outbox()).length;
    expect((await change(SEEDED_PASSWORD, NEW, ID)).status).toBe(204);
    expect(await outbox()).toHaveLength(mails);
    expect((await change(SEEDED_PASSWORD, `${NEW} two`, ID)).body).toMatchObject({
      code: 'password_wrong',
    });
  });

  it('S13 tests one password per counted failure in any other request', async () => {
    const change = await signedIn();
    // A thief with the session tries passwords in both fields.
    expect((await change('a wrong guess', SEEDED_PASSWORD)).body).toMatchObject({
      code: 'password_wrong',
    });
    expect((await change(SEEDED_PASSWORD, NEW, ID)).status).toBe(204);
    expect((await change('a wrong guess', NEW)).body).toMatchObject({ code: 'password_wrong' });
  });

  it('S13 limits changes with the right password, too, because each costs hashing time', async () => {
    const change = await signedIn();
    for (let times = 0; times < 10; times++) {
      const [present, next] = times % 2 === 0 ? [SEEDED_PASSWORD, NEW] : [NEW, SEEDED_PASSWORD];
      expect((await change(present, next)).status).toBe(204);
    }
    expect((await change(SEEDED_PASSWORD, NEW)).body).toMatchObject({ code: 'too_many_attempts' });
  });
});
