import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import type { Registration } from '../../operator/contract/types.ts';
import type { Route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { defaultSettings } from '../operator/settings.ts';
import { beginExclusion } from '../wallet/exclusions.ts';
import { ageOn } from './age.ts';
import { registrationSchema } from './registration.ts';
import { AGREEMENTS } from './registration-access.ts';
import { registrationRoutes } from './registration-routes.ts';

const now = new Date('2026-06-01T12:00:00Z');
let sandbox: RunningSandbox;
let client: ContractClient;
beforeAll(async () => {
  sandbox = await runSandbox({ now: () => now });
  client = createContractClient(sandbox.url);
});
afterAll(() => sandbox.stop());

let people = 0;
function person(changes: Partial<Registration> = {}): Registration {
  const number = String(++people).padStart(3, '0');
  const document = Number(`9${number}0${number}`);
  return {
    username: `player-${number}`,
    email: `player-${number}@players.marquee.example`,
    password: 'lantern over quiet water',
    firstName: 'Lía',
    lastName: 'Quintana',
    birthDate: new Date(Date.UTC(1970, 0, people)).toISOString().slice(0, 10),
    documentNumber: `${document}${'TRWAGMYFPDXBNJZSQVHLCKE'[document % 23]}`,
    phone: `+34600200${number}`,
    address: { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28001', country: 'ES' },
    currency: 'EUR',
    language: 'en',
    consents: {
      terms: AGREEMENTS.terms.version,
      privacy: AGREEMENTS.privacy.version,
      marketing: ['email'],
    },
    ...changes,
  };
}
const register = (body: unknown, key = randomUUID(), headers = {}) =>
  client.call('register', { body, headers: { 'Idempotency-Key': key, ...headers } });
const errorsOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { field: string; code: string }[] }).errors;

describe('PGS-1 registration', () => {
  it('PGS-1 opens an account with limits and consents, and logs it in', async () => {
    const { status, body } = await register(person({ limits: { day: 5000, month: 40_000 } }));
    expect(status).toBe(201);
    const of = { params: { accountCode: body.accountCode }, token: body.accessToken };
    expect((await client.call('readProfile', of)).body).toMatchObject({
      accountStatus: 'active',
      firstName: 'Lía',
    });
    const { limits } = (await client.call('readLimits', of)).body;
    const deposits = limits.filter(({ kind }) => kind === 'deposit');
    expect(deposits.map(({ period, amount }) => [period, amount])).toEqual([
      ['day', 5000],
      ['week', null],
      ['month', 40_000],
    ]);
    expect((await client.call('readNotificationPreferences', of)).body.channels).toEqual({
      email: true,
      sms: false,
      push: false,
    });
    expect((await client.call('listNotices', of)).body.unread).toBe(1);
  });

  it('PGS-1 opens nothing new for a repeated attempt and refuses it with another body', async () => {
    const key = randomUUID();
    const body = person();
    const answers = await Promise.all([register(body, key), register(body, key)]);
    const again = await register(body, key);
    const codes = [...answers, again].map((answer) => answer.body.accountCode);
    expect(codes[0]).toMatch(/^[A-Z0-9]{8}$/);
    expect(new Set(codes).size).toBe(1);
    // The sessions of the earlier responses have ended.
    const of = { token: again.body.accessToken };
    expect((await client.call('listSessions', of)).body.sessions).toHaveLength(1);
    for (const other of [
      { ...body, firstName: 'Eva' },
      { ...body, password: 'another long one' },
    ]) {
      expect(await register(other, key)).toMatchObject({
        status: 422,
        body: { code: 'idempotency_key_reused' },
      });
    }
  });

  it('PGS-1 R4 opens one session and sends one mail for concurrent repeats of an attempt', async () => {
    const [key, body] = [randomUUID(), person()];
    const answers = await Promise.all([register(body, key), register(body, key)]);
    const statuses = await Promise.all(
      answers.map(async ({ body: { accessToken: token } }) => {
        return (await client.call('listSessions', { token })).status;
      }),
    );
    expect(statuses.toSorted()).toEqual([200, 401]);
    const mails = await sandbox.outbox();
    expect(mails.filter(({ to }) => to === body.email)).toHaveLength(1);
  });

  it('PGS-1 S9 opens no session if the player is excluded while an attempt is repeated', async () => {
    const databases = seededDatabases(now);
    const own = await runSandbox({ now: () => now, databases });
    onTestFinished(() => own.stop());
    const [key, body] = [randomUUID(), v.parse(registrationSchema, person())];
    const headers = { 'Idempotency-Key': key };
    const opened = await createContractClient(own.url).call('register', { body, headers });
    const { operator: database } = databases;
    const context = { database, settings: defaultSettings } as unknown as PartContext;
    const call = { headers: {}, query: new URLSearchParams(), address: '203.0.113.9', now };
    const again = registrationRoutes(context)
      .find(({ operation }) => operation === 'register')
      ?.handle({ ...call, body, idempotencyKey: key } as unknown as Parameters<Route['handle']>[0]);
    await Promise.resolve();
    // The password is being compared.
    beginExclusion(database, opened.body.accountCode, { kind: 'self-exclusion', days: 0 }, now);
    await expect(again).rejects.toMatchObject({ code: 'account_excluded' });
  });

  it('PGS-1 names every wrong field', async () => {
    const taken = person();
    await register(taken);
    const wrong = person({
      username: taken.username.toUpperCase(),
      email: taken.email,
      password: 'P@ssw0rd2026!',
      birthDate: '2008-06-02',
      phone: taken.phone,
      address: { street: 'Rua 1', city: 'Lisboa', postalCode: '1000-001', country: 'US' },
      limits: { day: 5000, week: 4000 },
      consents: { terms: '1999', privacy: AGREEMENTS.privacy.version, marketing: [] },
    });
    const refused = await register(wrong);
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual([
      { field: 'username', code: 'username_taken' },
      { field: 'email', code: 'email_taken' },
      { field: 'phone', code: 'phone_taken' },
      { field: 'password', code: 'password_common' },
      { field: 'birthDate', code: 'age_too_low' },
      { field: 'address.country', code: 'country_not_allowed' },
      { field: 'consents.terms', code: 'agreement_outdated' },
      { field: 'limits.week', code: 'limit_too_low' },
    ]);
    const formless = { ...person(), email: 'nowhere', phone: '600', birthDate: '2001-02-30' };
    expect(errorsOf(await register(formless))).toEqual([
      { field: 'email', code: 'email_invalid' },
      { field: 'phone', code: 'phone_invalid' },
      { field: 'birthDate', code: 'date_invalid' },
    ]);
    const { city, ...street } = wrong.address;
    expect(errorsOf(await register({ ...person(), address: street }))).toEqual([
      { field: 'address.city', code: 'field_required' },
    ]);
  });

  it('PGS-1 B6 refuses fields that players must not set', async () => {
    const refused = await register({ ...person(), accountStatus: 'active', balance: 1e6 });
    expect(refused).toMatchObject({ status: 400, body: { code: 'field_not_allowed' } });
    expect(errorsOf(refused)).toEqual([{ field: 'accountStatus', code: 'field_not_allowed' }]);
  });

  it('PGS-1 checks a single field in advance', async () => {
    const check = (field: string, value: string) =>
      client.call('checkRegistrationField', { body: { field, value } });
    expect((await check('username', 'somebody-new')).status).toBe(204);
    expect((await check('username', 'Vera')).body).toMatchObject({
      field: 'username',
      code: 'username_taken',
    });
    expect((await check('email', 'x@')).body).toMatchObject({ code: 'email_invalid' });
  });
});

describe('SEC registration limits', () => {
  it('SEC opens a limited number of accounts per address and hour, not counting repeats', async () => {
    const settings = { ...defaultSettings, registrationsPerHour: 10 };
    const own = await runSandbox({ now: () => now, settings });
    onTestFinished(() => own.stop());
    const { call } = createContractClient(own.url);
    const ask = async (body: Registration, key: string = randomUUID()) =>
      (await call('register', { body, headers: { 'Idempotency-Key': key } })).status;
    const [first, key] = [person(), randomUUID()];
    for (let times = 0; times < 3; times++) expect(await ask(first, key)).toBe(201);
    for (let more = 0; more < 9; more++) expect(await ask(person())).toBe(201);
    expect(await ask(person({ email: 'not an address' }))).toBe(422);
    expect(await ask(person())).toBe(429);
  });

  it('SEC counts concurrent repeats of a registration once', async () => {
    const settings = { ...defaultSettings, registrationsPerHour: 1 };
    const own = await runSandbox({ now: () => now, settings });
    onTestFinished(() => own.stop());
    const { call } = createContractClient(own.url);
    const ask = async (body: Registration, key: string = randomUUID()) =>
      (await call('register', { body, headers: { 'Idempotency-Key': key } })).status;
    const [body, key] = [person(), randomUUID()];
    expect(await Promise.all([ask(body, key), ask(body, key), ask(body, key)])).toEqual([
      201, 201, 201,
    ]);
    expect(await ask(person())).toBe(429);
  });

  it('SEC mails one mailbox five times in a quarter of an hour, in any spelling', async () => {
    const ask = async (email: string) => (await register(person({ email }))).status;
    for (let mail = 1; mail <= 5; mail++) expect(await ask(`pena+${mail}@gmail.com`)).toBe(201);
    expect(await ask('p.e.n.a@googlemail.com')).toBe(429);
  });
});

describe('RTE-6 who may register', () => {
  it.each([
    [undefined, undefined],
    ['PT', undefined],
    ['US', 'place'],
    ['XA', 'age'],
    ['XE', 'exclusion'],
  ])('RTE-6 from %s: %s', async (country, reason) => {
    const headers = { 'X-Country': country };
    const { body } = await client.call('checkRegistrationAccess', { headers });
    expect(body).toMatchObject({ allowed: reason === undefined, minimumAge: 18 });
    expect(body.reason).toBe(reason);
    expect(body.country).toBe(reason === undefined ? (country ?? 'ES') : undefined);
    const answer = await register(person(), randomUUID(), headers);
    expect(answer.status).toBe(reason === undefined ? 201 : 403);
    if (reason) expect(answer.body).toMatchObject({ code: 'registration_denied', reason });
  });

  it.each(['25483906K', '25483906k', '25483906-K', '2548-3906-k-', '25483906', 'ES25483906k'])(
    'RTE-6 refuses an excluded player’s document entered as %s like any taken one',
    async (documentNumber) => {
      const answer = await register(person({ documentNumber }));
      expect(answer).toMatchObject({ status: 422, body: { code: 'document_taken' } });
      expect(JSON.stringify(answer.body)).not.toContain('exclu');
      const check = { field: 'documentNumber', value: documentNumber };
      const checked = await client.call('checkRegistrationField', { body: check });
      expect(checked).toMatchObject({ status: 422, body: { code: 'document_taken' } });
    },
  );

  it('RTE-6 reports a wrong check letter at the document field', async () => {
    expect(errorsOf(await register(person({ documentNumber: '25483906H' })))).toEqual([
      { field: 'documentNumber', code: 'document_check_wrong' },
    ]);
    const address = { street: 'Rua 1', city: 'Lisboa', postalCode: '1000-001', country: 'PT' };
    const nif = (documentNumber: string) => register(person({ documentNumber, address }));
    expect(errorsOf(await nif('501964842'))).toEqual([
      { field: 'documentNumber', code: 'document_check_wrong' },
    ]);
    expect((await nif('501964843')).status).toBe(201);
  });

  it('RTE-6 skips check letters of passports and foreign documents but detects duplicates', async () => {
    const other = (documentNumber: string) =>
      register(person({ documentNumber, documentOrigin: 'other' }));
    expect((await other('11223344A')).status).toBe(201);
    for (const taken of ['25483906K', '11223344-a'])
      expect((await other(taken)).body).toMatchObject({ code: 'document_taken' });
    for (const like of ['25483906H', '25483906K1', '25483906-K-01', '2548390GK', '25483907']) {
      const { accountCode, accessToken: token } = (await other(like)).body;
      const profile = await client.call('readProfile', { params: { accountCode }, token });
      expect(profile.body).toMatchObject({ accountStatusChangeReason: 'under-review' });
    }
  });

  it.each([
    ['2026-06-01', '2008-06-01', 18],
    ['2026-06-01', '2008-06-02', 17],
    ['2026-02-28', '2008-02-29', 17],
    ['2026-03-01', '2008-02-29', 18],
    ['2026-01-01', '2007-12-31', 18],
  ])('RTE-6 on %s computes the age of someone born on %s as %i', (today, birthDate, age) => {
    expect(ageOn(today, birthDate)).toBe(age);
  });
});
