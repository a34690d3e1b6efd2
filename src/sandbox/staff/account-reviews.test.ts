import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { newRegistration, PASSWORD } from '../../../tests/fixtures/new-registration.ts';
import { openReviews, saul } from '../../../tests/sandbox/accounts/account-reviews.ts';

it('RTE-6 keeps breaks and self-exclusions that began before a review', async () => {
  const reviews = await openReviews();
  const { sandbox, client, register, profileOf, logIn, changeContact, staff } = reviews;
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
  await reviews.confirmPhone(resting, '+340600100205');
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
  expect((await reviews.confirmEmail(email)).status).toBe(204);
  const refused = (await logIn(leaving.username)).body;
  expect(refused).toMatchObject({ code: 'account_excluded' });
  expect(refused, 'a review may take longer').not.toHaveProperty('until');
  expect((await staff('POST', `/reviews/${leaving.accountCode}/release`)).status).toBe(200);
  expect((await logIn(leaving.username)).body).toMatchObject({
    code: 'account_excluded',
    until: '2026-12-01T12:00:00.000Z',
  });
});

it('RTE-6 leaves a closed account closed when its player confirms an email or a phone', async () => {
  const { register, logIn, changeContact, confirmEmail, confirmPhone, staff } = await openReviews();
  const held = await register(saul);
  const email = 'saul+2@players.marquee.example';
  const { phone } = newRegistration();
  await changeContact(held, { email, phone });
  await staff('POST', `/reviews/${held.accountCode}/close`);
  expect((await confirmEmail(email)).status).toBe(204);
  expect((await confirmPhone(held, phone)).status, 'without a session').toBe(401);
  expect((await logIn(held.username)).body).toMatchObject({ code: 'login_failed' });
  expect((await staff('POST', `/reviews/${held.accountCode}/release`)).status).toBe(404);
});

it('RTE-6 lets only staff list or end reviews, and lifts no other block', async () => {
  const { staff } = await openReviews();
  expect((await staff('GET', '/reviews', 'test-token')).status).toBe(403);
  expect((await staff('POST', '/reviews/BRUNO001/release', 'test-token')).status).toBe(403);
  for (const code of ['ANA00001', 'SAUL0001', 'VERA0001', 'NOBODY00'])
    expect((await staff('POST', `/reviews/${code}/release`)).status).toBe(404);
  expect((await staff('POST', '/reviews/BRUNO001/release')).status).toBe(200);
});

it('RTE-6 closes a held account: no log-in, successor held, staff name in the audit log', async () => {
  const { sandbox, client, register, profileOf, staff } = await openReviews();
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

it('RTE-6 refuses a repeated registration whose account was closed in the meantime', async () => {
  const { client, staff } = await openReviews();
  const headers = { 'Idempotency-Key': randomUUID() };
  const body = newRegistration(saul);
  const { accountCode } = (await client.call('register', { body, headers })).body;
  expect((await staff('POST', `/reviews/${accountCode}/close`)).status).toBe(200);
  expect(await client.call('register', { body, headers })).toMatchObject({
    status: 401,
    body: { code: 'login_failed' },
  });
});

it('RTE-6 refuses to close an account with a balance, and keeps an exclusion when it closes', async () => {
  const { client, register, staff } = await openReviews();
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
  const { client, register, staff } = await openReviews();
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
  const { client, register, profileOf, staff } = await openReviews();
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
