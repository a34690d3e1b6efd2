import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import {
  type ContractCall,
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import type { Operations } from '../../operator/contract/types.ts';
import { openOperatorDatabase } from '../operator/operator-database.ts';
import { operatorParts } from '../parts.ts';
import { beginPhoneChange, pendingPhoneOf } from './phone-change.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

const MINUTE = 60_000;
const MAILBOX = 'vera@players.marquee.example';
const OLD = '+34600100201';
const NEW = '+34600999888';

let now: Date;
let sandbox: RunningSandbox;
let client: ContractClient;
let database: DatabaseSync;
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  const databases = seededDatabases(now);
  database = databases.operator;
  const settings = { accessTokenSeconds: 3600 };
  const pages = { reset: '/new-password' };
  sandbox = await runSandbox({ now: () => now, settings, pages, databases });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

async function as(username: string, password = SEEDED_PASSWORD) {
  const { body } = await client.call('signIn', { body: { username, password } });
  const { accountCode, accessToken: token } = body;
  const call = <I extends keyof Operations>(id: I, more: ContractCall = {}) =>
    client.call(id, { params: { accountCode }, token, ...more });
  /** @returns the refusal's code, or the status */
  async function enter(code: string, headers: ContractCall['headers'] = {}) {
    const { status, body: answer } = await call('confirmPhone', { body: { code }, headers });
    return (answer as unknown as { code?: string }).code ?? status;
  }
  const ask = async (phone: string) =>
    (await call('changePersonalData', { body: { phone } })).status;
  const data = async () => (await call('readPersonalData')).body;
  return { call, enter, ask, data };
}

const codeTo = (phone: string) => sandbox.codeTo(phone);
const otherThan = (code: string) => `${9 - Number(code[0])}${code.slice(1)}`;
const told = async () => (await sandbox.outbox()).map(({ to, subject }) => [to, subject]);

it('AUT-4 changes the phone when its code is entered, and informs the player before and after', async () => {
  const vera = await as('vera');
  const changed = await vera.call('changePersonalData', { body: { phone: NEW } });
  expect(changed.body).toMatchObject({ phone: OLD, pendingPhone: NEW });
  expect(await told()).toEqual([
    [MAILBOX, 'Request to change your phone number'],
    [NEW, 'Confirm your new phone number'],
  ]);
  const code = await codeTo(NEW);
  expect(code).toMatch(/^\d{6}$/);
  const confirmed = await vera.call('confirmPhone', { body: { code } });
  expect(confirmed).toMatchObject({ status: 200, body: { phone: NEW } });
  expect(await vera.data()).toEqual(confirmed.body);
  expect(confirmed.body).not.toHaveProperty('pendingPhone');
  expect((await told())[0]).toEqual([MAILBOX, 'Your contact details were changed']);
  expect(await vera.enter(code)).toBe('code_expired');
});

it('AUT-4 sends nothing when the phone stays the same', async () => {
  const vera = await as('vera');
  expect(await vera.ask(OLD)).toBe(200);
  expect(await told()).toEqual([]);
  expect(await vera.data()).not.toHaveProperty('pendingPhone');
});

it('AUT-4 SEC voids a code after five wrong ones, also for the right one, until a new one', async () => {
  const vera = await as('vera');
  await vera.ask(NEW);
  const code = await codeTo(NEW);
  // What is no code at all does not count.
  expect(await vera.enter('12345')).toBe('code_wrong');
  for (let wrong = 1; wrong <= 4; wrong++)
    expect(await vera.enter(otherThan(code))).toBe('code_wrong');
  expect(await vera.enter(otherThan(code))).toBe('code_void');
  expect(await vera.enter(code)).toBe('code_void');
  expect(await vera.data()).toMatchObject({ phone: OLD, pendingPhone: NEW });
  await vera.ask(NEW);
  expect(await vera.enter(await codeTo(NEW))).toBe(200);
});

it('AUT-4 SEC expires a code after ten minutes', async () => {
  const vera = await as('vera');
  await vera.ask(NEW);
  now = new Date(now.getTime() + 10 * MINUTE - 1);
  expect(await vera.data()).toMatchObject({ pendingPhone: NEW });
  now = new Date(now.getTime() + 1);
  expect(await vera.enter(await codeTo(NEW))).toBe('code_expired');
  expect(await vera.data()).toMatchObject({ phone: OLD });
  expect(await vera.data()).not.toHaveProperty('pendingPhone');
});

it('AUT-4 SEC replaces a code by a newer one, and drops it with the old password', async () => {
  const vera = await as('vera');
  await vera.ask(NEW);
  const first = await codeTo(NEW);
  await vera.ask('+34600999777');
  const second = await codeTo('+34600999777');
  expect(await vera.enter(first === second ? otherThan(first) : first)).toBe('code_wrong');
  await client.call('askForPasswordReset', { body: { email: MAILBOX } });
  const [, token = ''] = (await sandbox.outbox())[0]?.path?.split('#') ?? [];
  const password = 'lantern over quiet water';
  await client.call('resetPassword', { params: { token }, body: { password } });
  const again = await as('vera', password);
  expect(await again.data()).not.toHaveProperty('pendingPhone');
  expect(await again.enter(second)).toBe('code_expired');
});

it('AUT-4 keeps the old phone when the player cancels the change, and voids its code', async () => {
  const [vera, nadia] = [await as('vera'), await as('nadia')];
  await vera.ask(NEW);
  const body = { pending: NEW };
  const foreign = { params: { accountCode: 'VERA0001', kind: 'phone' }, body };
  expect((await nadia.call('cancelContactChange', foreign)).status).toBe(404);
  const cancel = async (kind: string) =>
    vera.call('cancelContactChange', { params: { accountCode: 'VERA0001', kind }, body });
  expect((await cancel('address')).status).toBe(404);
  expect((await cancel('email')).body).toMatchObject({ pendingPhone: NEW });
  const kept = await cancel('phone');
  expect(kept).toMatchObject({ status: 200, body: { phone: OLD } });
  expect(kept.body).not.toHaveProperty('pendingPhone');
  expect(await vera.enter(await codeTo(NEW))).toBe('code_expired');
  await vera.ask(NEW);
  await vera.enter(await codeTo(NEW));
  expect(await cancel('phone'), 'confirmed before').toMatchObject({ body: { phone: NEW } });
});

it('AUT-4 R4 keeps a newer phone change when the cancellation of an older one arrives late', async () => {
  const vera = await as('vera');
  const newer = '+34600999777';
  await vera.ask(newer);
  const params = { accountCode: 'VERA0001', kind: 'phone' };
  const late = await vera.call('cancelContactChange', { params, body: { pending: NEW } });
  expect(late).toMatchObject({ status: 200, body: { phone: OLD, pendingPhone: newer } });
  const unnamed = await vera.call('cancelContactChange', { params, body: {} });
  expect(unnamed).toMatchObject({
    status: 422,
    body: { code: 'field_required', field: 'pending' },
  });
  expect(await vera.enter(await codeTo(newer))).toBe(200);
});

it('AUT-4 SEC takes a code from the player only who asked for it', async () => {
  const [vera, nadia] = [await as('vera'), await as('nadia')];
  await vera.ask(NEW);
  const code = await codeTo(NEW);
  expect(await nadia.enter(code)).toBe('code_expired');
  await nadia.ask('+34600999777');
  database.exec(`UPDATE phone_changes SET hash = (SELECT hash FROM phone_changes
    WHERE account_code = 'VERA0001')`);
  expect(await nadia.enter(code)).toBe('code_wrong');
  const foreign = { params: { accountCode: 'VERA0001' }, body: { code } };
  expect((await nadia.call('confirmPhone', foreign)).status).toBe(404);
  expect(await vera.enter(code)).toBe(200);
});

it('AUT-4 R4 repeats the response to a confirmed phone for the same key and code only', async () => {
  const vera = await as('vera');
  await vera.ask(NEW);
  const code = await codeTo(NEW);
  const key = { 'Idempotency-Key': randomUUID() };
  expect([await vera.enter(code, key), await vera.enter(code, key)]).toEqual([200, 200]);
  const changed = (await told()).filter(([, subject]) => subject?.includes('were changed'));
  expect(changed).toHaveLength(1);
  expect(await vera.enter(otherThan(code), key)).toBe('code_expired');
  expect(await vera.enter(code, { 'Idempotency-Key': randomUUID() })).toBe('code_expired');
});

it('AUT-4 SEC sends five codes in an hour at most for one player, and to one number', async () => {
  const vera = await as('vera');
  const asked = [];
  for (const end of [1, 2, 3, 4, 5, 6]) asked.push(await vera.ask(`+3460099988${end}`));
  expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
  const [nadia, nico] = [await as('nadia'), await as('nico')];
  // In two spellings of one number.
  for (const player of [nadia, nadia, nadia, nico, nico])
    expect(await player.ask(player === nico ? NEW : '+340600999888')).toBe(200);
  expect(await nico.ask(NEW)).toBe(429);
  now = new Date(now.getTime() + 60 * MINUTE);
  expect(await (await as('vera')).ask(NEW)).toBe(200);
});

it('AUT-4 SEC stores a code sealed and hashed with a key, and logs only that it was sent', async () => {
  const vera = await as('vera');
  await vera.ask(NEW);
  const code = await codeTo(NEW);
  expect(sandbox.logged).toContain(
    'sandbox: text message "Confirm your new phone number" is in GET /operator/outbox',
  );
  // Alone, because longer numbers such as times may contain the same digits.
  const alone = new RegExp(`\\b${code}\\b`);
  expect(sandbox.logged.join()).not.toMatch(alone);
  expect(sandbox.logged.join()).not.toContain('600999888');
  const rows = ['outbox', 'phone_changes', 'audit'].flatMap((table) =>
    database.prepare(`SELECT * FROM ${table}`).all(),
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const value of rows.flatMap((row) => Object.values(row)))
    expect(value instanceof Uint8Array ? Buffer.from(value).toString() : `${value}`).not.toMatch(
      alone,
    );
});

it('AUT-4 F24 keeps new phones in a file of the version before, whose messages are emails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phone-change-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const open = () => openOperatorDatabase(folder, operatorParts, now);
  const earlier = open();
  earlier.exec(`DROP TABLE phone_changes;
    ALTER TABLE outbox DROP COLUMN kind;
    ALTER TABLE outbox DROP COLUMN code;
    INSERT INTO outbox (at, recipient, subject, text) VALUES (0, '${MAILBOX}', 'Old', 'Text');
    PRAGMA user_version = 20`);
  earlier.close();
  const updated = open();
  const context = { database: updated, outboxKey: Buffer.alloc(32) };
  expect(beginPhoneChange(context, 'VERA0001', NEW, now)).toMatch(/^\d{6}$/);
  expect(pendingPhoneOf(updated, 'VERA0001', now)).toBe(NEW);
  expect(updated.prepare('SELECT kind, code FROM outbox').all()).toEqual([
    { kind: 'email', code: null },
  ]);
  updated.close();
});
