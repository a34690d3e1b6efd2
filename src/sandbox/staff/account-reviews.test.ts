import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newRegistration, PASSWORD } from '../../../tests/fixtures/new-registration.ts';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import type { ContactChange, Registration } from '../../operator/contract/types.ts';

let sandbox: RunningSandbox;
let client: ContractClient;
beforeEach(async () => {
  sandbox = await runSandbox({
    now: () => new Date('2026-06-01T12:00:00Z'),
    pages: { newEmail: '/new-email' },
  });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

async function register(changes: Partial<Registration>) {
  const key = { 'Idempotency-Key': randomUUID() };
  const body = newRegistration(changes);
  const answer = await client.call('register', { body, headers: key });
  const { accessToken: token, accountCode } = answer.body;
  return { ...answer, token, accountCode, username: body.username };
}
const profileOf = async ({ token }: { token: string }) =>
  (await client.call('readProfile', { token })).body;
const logIn = (username: string) =>
  client.call('signIn', { body: { username, password: PASSWORD } });
const changeContact = (
  { token, accountCode }: { token: string; accountCode: string },
  body: ContactChange,
) => client.call('changePersonalData', { params: { accountCode }, token, body });
/** Follows the link in the latest mail to this address. */
async function confirmEmail(email: string) {
  const { path = '' } = (await sandbox.outbox()).find(({ to }) => to === email) ?? {};
  return client.call('confirmEmail', { params: { token: path.split('#')[1] ?? '' } });
}
const staff = (method: string, path: string, token = 'staff-token') =>
  fetch(`${sandbox.url}/operator${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
const payOf = ({ token, accountCode }: { token: string; accountCode: string }) =>
  client.call('deposit', {
    params: { accountCode },
    token,
    body: { amount: 1000, currency: 'EUR', method: 'norte' },
    headers: { 'Idempotency-Key': randomUUID() },
  });
const playOf = ({ token, accountCode }: { token: string; accountCode: string }) =>
  client.call('startSlotSession', {
    params: { accountCode },
    token,
    body: { game: 'moth-and-moon', device: 'desktop' },
    headers: { 'Idempotency-Key': randomUUID() },
  });

const portugal = { street: 'Rua 1', city: 'Lisboa', postalCode: '1000-001', country: 'PT' };
const saul = { firstName: 'Saul', lastName: 'Pena', birthDate: '1984-06-30' };
const vera = { firstName: 'Vera', lastName: 'Montalban Ruis', birthDate: '1988-04-17' };

it.each<[string, Partial<Registration>, string, string]>([
  ['the name of an excluded player', saul, 'SAUL0001', 'name'],
  ['the name of any player', vera, 'VERA0001', 'name'],
  ['a phone', { phone: '+340600100205' }, 'SAUL0001', 'phone'],
  ['a mailbox', { email: 'saul+2@players.marquee.example' }, 'SAUL0001', 'email'],
  [
    'the figures of a document',
    { documentNumber: 'A25483906', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document with letters for figures',
    { documentNumber: '2S4B39O6K', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document with small letters for figures',
    { documentNumber: '2s-4b39o6k', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document, from another country',
    { documentNumber: '25483906-K', documentOrigin: 'other', address: portugal },
    'SAUL0001',
    'document',
  ],
])(
  'RTE-6 holds an account like another by %s, without payments and play until its release',
  async (_, changes, other, likeness) => {
    const opened = await register(changes);
    expect(opened.status).toBe(201);
    expect(JSON.stringify(opened.body)).not.toContain('exclu');
    expect(await profileOf(opened)).toMatchObject({
      accountStatus: 'blocked',
      accountStatusChangeReason: 'under-review',
    });
    const blocked = { status: 403, body: { code: 'account_blocked' } };
    expect(await payOf(opened)).toMatchObject(blocked);
    expect(await playOf(opened)).toMatchObject(blocked);
    const { accountCode, token } = opened;
    const { notices } = (await client.call('listNotices', { params: { accountCode }, token })).body;
    expect(notices.map(({ title }) => title)).toEqual(['We are checking your details']);
    expect((await sandbox.outbox())[0]?.subject).toBe('We are checking your details');

    const listed = (await (await staff('GET', '/reviews')).json()) as {
      accounts: { accountCode: string; like: object[] }[];
    };
    const [first] = listed.accounts;
    expect(first).toMatchObject({ accountCode });
    expect(first?.like).toEqual([expect.objectContaining({ likeness, accountCode: other })]);

    expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
    expect((await profileOf(opened)).accountStatus).toBe('active');
    expect((await payOf(opened)).status).toBe(201);
    expect((await sandbox.outbox())[0]?.subject).toBe('Your account is ready');
    expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(404);
  },
);

it.each<[string, ContactChange]>([
  ['phone', { phone: '+340600100205' }],
  ['email', { email: 'saul+2@players.marquee.example' }],
])('RTE-6 holds an account whose new %s is an excluded player’s', async (likeness, change) => {
  const opened = await register({});
  const { accountCode } = opened;
  const changed = await changeContact(opened, change);
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.body)).not.toMatch(/exclu|review/);
  if (change.email !== undefined) {
    expect((await profileOf(opened)).accountStatus, 'until it is confirmed').toBe('active');
    expect((await confirmEmail(change.email)).status).toBe(204);
  }
  expect(await profileOf(opened)).toMatchObject({
    accountStatus: 'blocked',
    accountStatusChangeReason: 'under-review',
  });
  expect((await payOf(opened)).body).toMatchObject({ code: 'account_blocked' });
  const [mail] = await sandbox.outbox();
  expect([mail?.to, mail?.subject]).toEqual([
    (await client.call('readPersonalData', { params: { accountCode }, token: opened.token })).body
      .email,
    'We are checking your details',
  ]);
  const { accounts } = (await (await staff('GET', '/reviews')).json()) as {
    accounts: { accountCode: string; like: object[] }[];
  };
  expect(accounts.find((one) => one.accountCode === accountCode)?.like).toEqual([
    { likeness, accountCode: 'SAUL0001', accountStatus: 'excluded' },
  ]);
  expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
  expect((await profileOf(opened)).accountStatus).toBe('active');
});

it('RTE-6 holds nobody who takes back a former phone or changes the case of an email', async () => {
  const { phone, email } = newRegistration();
  const opened = await register({ phone, email });
  for (const change of [{ phone: newRegistration().phone }, { phone }])
    await changeContact(opened, change);
  await changeContact(opened, { email: email.toUpperCase() });
  expect((await confirmEmail(email.toUpperCase())).status).toBe(204);
  expect((await profileOf(opened)).accountStatus).toBe('active');
});

it('RTE-6 makes a yearly confirmation due again after a review', async () => {
  const { accessToken: token, accountCode } = (await logIn('ana')).body;
  const ana = { token, accountCode };
  await changeContact(ana, { phone: '+340600100205' });
  expect(await profileOf(ana)).toMatchObject({ accountStatusChangeReason: 'under-review' });
  const confirmed = await client.call('confirmPersonalData', { params: { accountCode }, token });
  expect(confirmed.status).toBe(409);
  expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
  expect(await profileOf(ana)).toMatchObject({
    accountStatus: 'blocked',
    accountStatusChangeReason: 'pending-annual-update-and-validation',
  });
});

it('RTE-6 keeps breaks and self-exclusions that began before a review', async () => {
  const exclude = (
    { token, accountCode }: { token: string; accountCode: string },
    kind: string,
    days: number,
  ) => {
    const headers = { 'Idempotency-Key': randomUUID() };
    return client.call('exclude', {
      params: { accountCode },
      token,
      body: { kind, days },
      headers,
    });
  };
  const resting = await register({});
  expect((await exclude(resting, 'break', 7)).status).toBe(201);
  await changeContact(resting, { phone: '+340600100205' });
  expect(await profileOf(resting)).toMatchObject({ accountStatusChangeReason: 'under-review' });
  await staff('POST', `/reviews/${resting.accountCode}/release`);
  expect(await profileOf(resting)).toMatchObject({ accountStatusChangeReason: 'break' });
  expect((await sandbox.outbox())[0]?.subject, 'no invitation').toBe(
    'We are checking your details',
  );

  const leaving = await register({});
  const email = 'saul+2@players.marquee.example';
  await changeContact(leaving, { email });
  expect((await exclude(leaving, 'self-exclusion', 183)).status).toBe(201);
  expect((await confirmEmail(email)).status).toBe(204);
  const refused = (await logIn(leaving.username)).body;
  expect(refused).toMatchObject({ code: 'account_excluded' });
  expect(refused, 'a review may take longer').not.toHaveProperty('until');
  expect((await staff('POST', `/reviews/${leaving.accountCode}/release`)).status).toBe(200);
  expect((await logIn(leaving.username)).body).toMatchObject({
    code: 'account_excluded',
    until: '2026-12-01T12:00:00.000Z',
  });
});

it('RTE-6 leaves a closed account closed when its player confirms an email', async () => {
  const held = await register(saul);
  const email = 'saul+2@players.marquee.example';
  await changeContact(held, { email });
  await staff('POST', `/reviews/${held.accountCode}/close`);
  expect((await confirmEmail(email)).status).toBe(204);
  expect((await logIn(held.username)).body).toMatchObject({ code: 'login_failed' });
  expect((await staff('POST', `/reviews/${held.accountCode}/release`)).status).toBe(404);
});

it('RTE-6 gives the same response whether or not the similar account is excluded', async () => {
  const [excluded, active] = [await register(saul), await register(vera)];
  const shape = ({ status, body }: typeof excluded) => [status, Object.keys(body)];
  expect(shape(excluded)).toEqual(shape(active));
  const standing = async (opened: typeof excluded) => {
    const { accountStatus, accountStatusChangeReason } = await profileOf(opened);
    return [accountStatus, accountStatusChangeReason];
  };
  expect(await standing(excluded)).toEqual(await standing(active));
});

it('RTE-6 remembers a phone number that the player has changed', async () => {
  const { phone } = newRegistration();
  const before = await register({ phone });
  await client.call('changePersonalData', {
    params: { accountCode: before.accountCode },
    token: before.token,
    body: { phone: newRegistration().phone },
  });
  expect((await profileOf(await register({ phone }))).accountStatus).toBe('blocked');
});

it('RTE-6 opens accounts at once if names and documents differ in two places', async () => {
  const random = vi.spyOn(crypto, 'getRandomValues');
  onTestFinished(() => random.mockRestore());
  const statuses: unknown[] = [];
  for (const first of [0, 1]) {
    // Numbers of test players that are as similar as they get.
    random.mockImplementationOnce((bytes) => {
      (bytes as unknown as Uint8Array)[0] = first;
      return bytes;
    });
    statuses.push((await profileOf(await register({}))).accountStatus);
  }
  expect(statuses).toEqual(['active', 'active']);
});

it('RTE-6 lets only staff list or end reviews, and lifts no other block', async () => {
  expect((await staff('GET', '/reviews', 'test-token')).status).toBe(403);
  expect((await staff('POST', '/reviews/BRUNO001/release', 'test-token')).status).toBe(403);
  for (const code of ['ANA00001', 'SAUL0001', 'VERA0001', 'NOBODY00'])
    expect((await staff('POST', `/reviews/${code}/release`)).status).toBe(404);
  expect((await staff('POST', '/reviews/BRUNO001/release')).status).toBe(200);
});

it('RTE-6 closes a held account: no log-in, successor held, staff name in the audit log', async () => {
  const held = await register(saul);
  const { accountCode } = held;
  expect((await staff('POST', `/reviews/${accountCode}/close`, 'test-token')).status).toBe(403);
  expect((await staff('POST', `/reviews/${accountCode}/close`)).status).toBe(200);
  expect((await sandbox.outbox())[0]?.subject).toBe('Your account is closed');
  expect((await client.call('readProfile', { token: held.token })).status).toBe(401);
  const login = { username: held.username, password: PASSWORD };
  const wrong = { ...login, password: 'another password' };
  const closed = await client.call('signIn', { body: login });
  const guessed = await client.call('signIn', { body: wrong });
  expect(closed).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  expect(Object.keys(closed.body ?? {})).toEqual(Object.keys(guessed.body ?? {}));
  for (const end of ['close', 'release'])
    expect((await staff('POST', `/reviews/${accountCode}/${end}`)).status).toBe(404);
  expect(await (await staff('GET', '/reviews')).text()).not.toContain(accountCode);
  const next = await register({ ...saul, phone: newRegistration().phone });
  expect((await profileOf(next)).accountStatus).toBe('blocked');
  expect(await (await staff('GET', '/reviews')).text()).toContain(`"accountCode":"${accountCode}"`);

  const { lines } = (await (await staff('GET', '/audit')).json()) as {
    lines: { event: string; by: string; name?: string; account?: string }[];
  };
  const told = lines.filter(({ account }) => account === accountCode);
  expect(told.map(({ event, by, name }) => `${name ?? by} ${event}`)).toEqual([
    'visitor account-opened',
    'system account-held',
    'player sign-in',
    'trial staff account-closed',
    'visitor sign-in-refused',
    'visitor sign-in-failed',
  ]);
});

it('RTE-6 refuses to close an account with a balance, and keeps an exclusion when it closes', async () => {
  const answer = await staff('POST', '/reviews/BRUNO001/close');
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'balance_left']);
  expect(await (await staff('GET', '/reviews')).text()).toContain('BRUNO001');
  const held = await register(saul);
  await client.call('exclude', {
    params: { accountCode: held.accountCode },
    token: held.token,
    body: { kind: 'self-exclusion', days: 183 },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect((await staff('POST', `/reviews/${held.accountCode}/close`)).status).toBe(200);
  const { body } = await client.call('signIn', {
    body: { username: held.username, password: PASSWORD },
  });
  expect(body).toMatchObject({ code: 'account_excluded' });
  expect(body).not.toHaveProperty('until');
});

it('RTE-6 keeps a review visible during a self-exclusion, which ends on time', async () => {
  const held = await register(saul);
  const params = { accountCode: held.accountCode };
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { kind: 'self-exclusion', days: 183 };
  await client.call('exclude', { params, token: held.token, body, headers });
  expect(await (await staff('GET', '/reviews')).text()).toContain(held.accountCode);
  expect((await staff('POST', `/reviews/${held.accountCode}/release`)).status).toBe(200);
  expect(await (await staff('GET', '/reviews')).text()).not.toContain(held.accountCode);
  const login = { username: held.username, password: PASSWORD };
  expect((await client.call('signIn', { body: login })).body).toMatchObject({
    code: 'account_excluded',
    until: '2026-12-01T12:00:00.000Z',
  });
});

it('RTE-6 keeps a break that began during the review after the release', async () => {
  const held = await register(saul);
  const params = { accountCode: held.accountCode };
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = { kind: 'break', days: 7 };
  const call = { params, token: held.token, body, headers };
  expect((await client.call('exclude', call)).status).toBe(201);
  await staff('POST', `/reviews/${held.accountCode}/release`);
  expect(await profileOf(held)).toMatchObject({
    accountStatus: 'excluded',
    accountStatusChangeReason: 'break',
  });
});
