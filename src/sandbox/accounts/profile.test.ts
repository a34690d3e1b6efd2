import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ContractCall,
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import { writesFirst } from '../../../tests/sandbox/writes-first.ts';
import type { Operations } from '../../operator/contract/types.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

let now: Date;
let sandbox: RunningSandbox;
let client: ContractClient;
let database: DatabaseSync;
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  const databases = seededDatabases(now);
  database = databases.operator;
  // Access tokens live longer than the proof of the log-in, as after a refresh.
  const settings = { accessTokenSeconds: 3600 };
  const pages = { newEmail: '/entrar/new-email', reset: '/entrar/new-password' };
  sandbox = await runSandbox({ now: () => now, settings, pages, databases });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

async function as(username: string) {
  const { body } = await client.call('signIn', { body: { username, password: SEEDED_PASSWORD } });
  const { accountCode, accessToken: token } = body;
  return <I extends keyof Operations>(id: I, call: ContractCall = {}) =>
    client.call(id, { params: { accountCode }, token, ...call });
}

const OLD = 'vera@players.marquee.example';
const NEW = 'vera@new.example';
const outbox = () => sandbox.outbox();
const told = async () => (await outbox()).map(({ to, subject }) => [to, subject]);
/** The token of the link in the latest mail to this recipient. */
async function tokenInMail(to: string): Promise<string> {
  const [, token] =
    (await outbox()).find((mail) => mail.to === to && mail.path)?.path?.split('#') ?? [];
  if (token === undefined) throw new Error(`No link was sent to ${to}`);
  return token;
}

describe('AUT-4 personal data', () => {
  it('AUT-4 shows only the document’s last characters and changes contact data', async () => {
    const vera = await as('vera');
    const { body } = await vera('readPersonalData');
    expect(body).toMatchObject({ documentNumber: '******37D', birthDate: '1988-04-17' });
    const address = { street: 'Gran Vía 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    const change = { address, language: 'es' };
    const changed = await vera('changePersonalData', { body: change });
    expect(changed.body).toEqual({ ...body, ...change });
    expect(await told()).toEqual([[OLD, 'Your contact details were changed']]);
  });

  it('AUT-4 SEC mails one mailbox five times in a quarter of an hour, and one player’s ten', async () => {
    const vera = await as('vera');
    const ask = (email: string) => vera('changePersonalData', { body: { email, language: 'es' } });
    for (let mail = 1; mail <= 5; mail++) expect((await ask(NEW)).status).toBe(200);
    const refused = await ask(NEW);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
    for (let other = 7; other <= 10; other++)
      expect((await ask(`vera${other}@new.example`)).status).toBe(200);
    expect((await ask('vera11@new.example')).status).toBe(429);
    expect((await told()).filter(([to]) => to === NEW)).toHaveLength(5);
  });

  it('AUT-4 SEC tells a player of at most ten taken emails in an hour', async () => {
    const vera = await as('vera');
    const ask = async (name: string) => {
      const email = `${name}@players.marquee.example`;
      return (await vera('changePersonalData', { body: { email } })).status;
    };
    for (let tried = 1; tried <= 10; tried++) expect(await ask('nadia')).toBe(422);
    expect(await ask('saul')).toBe(429);
  });

  it('AUT-4 SEC sends a mail for each change of address, but not of language', async () => {
    const vera = await as('vera');
    const address = { street: 'Gran Vía 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    const changes = [{ address }, { address }, { language: 'en' }];
    const letters = [];
    for (const body of changes) {
      await vera('changePersonalData', { body });
      letters.push((await told()).length);
    }
    expect(letters).toEqual([1, 1, 1]);
  });

  it('AUT-4 changes the email when its owner follows the link, and informs the old one', async () => {
    const vera = await as('vera');
    const changed = await vera('changePersonalData', { body: { email: NEW } });
    expect(changed.body).toMatchObject({ email: OLD, pendingEmail: NEW });
    expect((await vera('readProfile')).body).toMatchObject({ email: OLD });
    expect(await told()).toEqual([
      [OLD, 'Request to change your email address'],
      [NEW, 'Confirm your new email address'],
    ]);
    const params = { token: await tokenInMail(NEW) };
    expect((await outbox()).some(({ path }) => path === `/entrar/new-email#${params.token}`)).toBe(
      true,
    );
    expect((await client.call('confirmEmail', { params })).status).toBe(204);
    expect((await vera('readPersonalData')).body).toMatchObject({ email: NEW });
    expect((await vera('readPersonalData')).body).not.toHaveProperty('pendingEmail');
    expect((await told()).slice(0, 2)).toEqual([
      [NEW, 'Your email address was changed'],
      [OLD, 'Your email address was changed'],
    ]);
    expect((await client.call('confirmEmail', { params })).status).toBe(404);
  });

  it('AUT-4 changes the case of the email, but refuses an email taken in the meantime', async () => {
    const [vera, nadia] = [await as('vera'), await as('nadia')];
    const confirm = async (token: string) =>
      (await client.call('confirmEmail', { params: { token } })).status;
    const inCapitals = OLD.toUpperCase();
    await vera('changePersonalData', { body: { email: inCapitals } });
    expect(await confirm(await tokenInMail(inCapitals))).toBe(204);
    expect((await vera('readPersonalData')).body).toMatchObject({ email: inCapitals });
    await vera('changePersonalData', { body: { email: NEW } });
    await nadia('changePersonalData', { body: { email: NEW.toUpperCase() } });
    expect(await confirm(await tokenInMail(NEW))).toBe(204);
    expect(await confirm(await tokenInMail(NEW.toUpperCase()))).toBe(409);
  });

  it('AUT-4 S9 invalidates the reset links in the old mailbox', async () => {
    const vera = await as('vera');
    await client.call('askForPasswordReset', { body: { email: OLD } });
    const reset = await tokenInMail(OLD);
    await vera('changePersonalData', { body: { email: NEW } });
    await client.call('confirmEmail', { params: { token: await tokenInMail(NEW) } });
    const body = { password: 'lantern over quiet water' };
    const late = await client.call('resetPassword', { params: { token: reset }, body });
    expect(late.body).toMatchObject({ code: 'reset_expired' });
  });

  it('AUT-4 R4 repeats the response to a confirmed email for the same key only', async () => {
    const vera = await as('vera');
    await vera('changePersonalData', { body: { email: NEW } });
    const params = { token: await tokenInMail(NEW) };
    const confirm = async (key: string) => {
      const headers = { 'Idempotency-Key': key };
      return (await client.call('confirmEmail', { params, headers })).status;
    };
    const key = randomUUID();
    expect([await confirm(key), await confirm(key)]).toEqual([204, 204]);
    // Sent once each, to the old and the new email.
    const changed = (await told()).filter(
      ([, subject]) => subject === 'Your email address was changed',
    );
    expect(changed).toHaveLength(2);
    expect(await confirm(randomUUID())).toBe(404);
  });

  it('AUT-4 expires an email link after a day, with a newer one and with a new password', async () => {
    const vera = await as('vera');
    const ask = () => vera('changePersonalData', { body: { email: NEW } });
    const confirm = async (token: string) =>
      (await client.call('confirmEmail', { params: { token } })).status;
    await ask();
    const first = await tokenInMail(NEW);
    await ask();
    expect(await confirm(first)).toBe(404);
    const second = await tokenInMail(NEW);
    await client.call('askForPasswordReset', { body: { email: OLD } });
    const params = { token: await tokenInMail(OLD) };
    await client.call('resetPassword', { params, body: { password: 'lantern over quiet water' } });
    expect(await confirm(second)).toBe(404);
    const signedIn = await client.call('signIn', {
      body: { username: 'vera', password: 'lantern over quiet water' },
    });
    const { accountCode, accessToken: token } = signedIn.body;
    const body = { email: NEW };
    await client.call('changePersonalData', { params: { accountCode }, token, body });
    const third = await tokenInMail(NEW);
    now = new Date(now.getTime() + 24 * 60 * 60_000);
    expect(await confirm(third)).toBe(404);
  });

  it('SEC needs a new proof to change contact data five minutes after log-in', async () => {
    const vera = await as('vera');
    const change = async (body: unknown) => {
      const { status, body: answer } = await vera('changePersonalData', { body });
      return [status, (answer as unknown as { code?: string }).code];
    };
    const prove = async (password: string) =>
      (await vera('proveIdentity', { body: { password } })).status;
    now = new Date(now.getTime() + 5 * 60_000);
    for (const body of [{ email: NEW }, { phone: '+34600999888' }]) {
      expect(await change(body)).toEqual([403, 'proof_needed']);
    }
    expect((await change({ language: 'es' }))[0]).toBe(200);
    expect(await prove('not the password')).toBe(422);
    expect(await change({ email: NEW })).toEqual([403, 'proof_needed']);
    expect(await prove(SEEDED_PASSWORD)).toBe(204);
    expect((await change({ email: NEW }))[0]).toBe(200);
    expect((await change({ phone: '+34600999888' }))[0]).toBe(200);
  });

  it('SEC refuses an access token without its session’s cookie, also right after log-in', async () => {
    const vera = await as('vera');
    const { refreshToken } = await client.call('signIn', {
      body: { username: 'nadia', password: SEEDED_PASSWORD },
    });
    const refused = { status: 403, body: { code: 'proof_needed' } };
    const body = { phone: '+34600999888' };
    for (const Cookie of [undefined, `__Host-rt=${refreshToken}`]) {
      const headers = { Cookie };
      expect(await vera('changePersonalData', { body, headers })).toMatchObject(refused);
      expect(await vera('passkeyCreationOptions', { headers })).toMatchObject(refused);
      expect(await vera('addPasskey', { headers, body: { answer: {} } })).toMatchObject(refused);
      const params = { passkeyId: 'x' };
      expect(await vera('removePasskey', { headers, params })).toMatchObject(refused);
    }
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await vera('changePersonalData', { body, headers })).body).toMatchObject({
      code: 'cross_site_blocked',
    });
    expect((await vera('changePersonalData', { body })).status).toBe(200);
  });

  it('SEC throttles password guesses on an open page as at log-in', async () => {
    const vera = await as('vera');
    const prove = async () =>
      (await vera('proveIdentity', { body: { password: 'a guess' } })).status;
    for (let guess = 0; guess < 5; guess++) expect(await prove()).toBe(422);
    expect(await prove()).toBe(429);
  });

  it('AUT-4 refuses a change of identity and an email of another account', async () => {
    const vera = await as('vera');
    const change = async (body: unknown) => {
      const answer = await vera('changePersonalData', { body });
      const { code, field } = answer.body as unknown as { code: string; field?: string };
      return [answer.status, code, field];
    };
    expect(await change({ birthDate: '1990-01-01' })).toEqual([
      400,
      'field_not_allowed',
      'birthDate',
    ]);
    expect(await change({ email: 'NADIA@players.marquee.example' })).toEqual([
      422,
      'email_taken',
      'email',
    ]);
    expect(await change({})).toEqual([422, 'field_required', undefined]);
    expect(await change({ phone: '600 100 200' })).toEqual([422, 'phone_invalid', 'phone']);
  });

  it('AUT-4 lifts the yearly block, and no other, when the data are confirmed', async () => {
    const ana = await as('ana');
    const confirmed = await ana('confirmPersonalData');
    expect(confirmed).toMatchObject({ status: 200, body: { accountStatus: 'active' } });
    expect(confirmed.body).not.toHaveProperty('accountStatusChangeReason');
    expect((await ana('readPersonalData')).body.validatedAt).toBe(now.toISOString());
    const bruno = await as('bruno');
    expect(await bruno('confirmPersonalData')).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    });
    expect((await bruno('readProfile')).body.accountStatus).toBe('blocked');
  });

  it('AUT-4 S9 lifts no exclusion stored while a confirmation waited for another process', async () => {
    const ana = await as('ana');
    const exclusion = "status = 'excluded', status_reason = 'self-exclusion'";
    writesFirst(database, `UPDATE accounts SET ${exclusion} WHERE account_code = 'ANA00001'`);
    expect(await ana('confirmPersonalData')).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    });
    expect((await ana('readProfile')).body.accountStatus).toBe('excluded');
  });

  it('AUT-4 keeps an address stored while a change of language waited for another process', async () => {
    const vera = await as('vera');
    writesFirst(database, "UPDATE accounts SET city = 'Vigo' WHERE account_code = 'VERA0001'");
    const { body } = await vera('changePersonalData', { body: { language: 'es' } });
    expect(body).toMatchObject({ language: 'es', address: { city: 'Vigo' } });
  });
});

describe('HDR-9 notices', () => {
  it('HDR-9 lists the player’s own newest first and marks them read up to one', async () => {
    const vera = await as('vera');
    const { notices, unread } = (await vera('listNotices')).body;
    expect(unread).toBe(2);
    expect(notices.map(({ at }) => at)).toEqual(
      notices
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const [newest, older] = notices;
    await vera('markNoticesRead', { body: { upTo: older?.id } });
    const after = (await vera('listNotices')).body;
    expect([after.unread, after.notices.map(({ read }) => read)]).toEqual([
      1,
      [false, true, true, true],
    ]);
    const nadia = await as('nadia');
    const foreign = await nadia('markNoticesRead', { body: { upTo: newest?.id } });
    expect(foreign.status).toBe(404);
    expect((await vera('listNotices')).body.unread).toBe(1);
  });

  it('HDR-9 stores preferences as a whole and sends nothing before consent', async () => {
    const nico = await as('nico');
    expect((await nico('readNotificationPreferences')).body).toEqual({
      channels: { email: false, sms: false, push: false },
      topics: [],
    });
    const wish = {
      channels: { email: true, sms: false, push: true },
      topics: ['sports'],
      quietHours: { from: '23:00', to: '08:30', timeZone: 'Atlantic/Canary' },
    };
    expect((await nico('setNotificationPreferences', { body: wish })).body).toEqual(wish);
    expect((await nico('readNotificationPreferences')).body).toEqual(wish);
    for (const quietHours of [
      { ...wish.quietHours, from: '24:00' },
      { ...wish.quietHours, timeZone: 'Mars/Olympus' },
    ]) {
      const refused = await nico('setNotificationPreferences', { body: { ...wish, quietHours } });
      expect(refused.status).toBe(422);
    }
  });
});
