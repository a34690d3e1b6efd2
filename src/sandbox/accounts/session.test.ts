import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SessionCalls,
  startSessionCalls,
} from '../../../tests/sandbox/accounts/session-calls.ts';
import { askSlowly } from '../../../tests/sandbox/ask-slowly.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

const MINUTE = 60_000;
const revoked = { status: 401, body: { code: 'session_revoked' } };
let calls: SessionCalls;
beforeAll(async () => {
  calls = await startSessionCalls();
});
/** Each test gets its own day, so that sessions and waits of the previous test are over. */
beforeEach(() => calls.pass(24 * 60 * MINUTE));
afterAll(() => calls.stop());

describe('AUT-3 session refresh', () => {
  it('AUT-3 rotates both tokens at a refresh and keeps counting from the log-in', async () => {
    const first = await calls.signIn();
    calls.pass(4 * MINUTE);
    const second = await calls.refresh(first.cookie);
    expect(second.body).toMatchObject({
      sessionId: first.body.sessionId,
      signedInSeconds: 240,
      expiresIn: 300,
    });
    expect(second.refreshToken).not.toBe(first.cookie);
    expect(await calls.profile(second.body.accessToken)).toBe(200);
    // Requests with the previous token still succeed.
    expect(await calls.profile(first.token)).toBe(200);
    calls.pass(10_001);
    expect(await calls.profile(first.token)).toBe('token_expired');
    calls.pass(5 * MINUTE);
    expect(await calls.profile(second.body.accessToken)).toBe('token_expired');
  });

  it('AUT-3 S8 B26 rotates once for fifty concurrent refreshes and logs no one out', async () => {
    const { cookie } = await calls.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => calls.refresh(cookie)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(new Set(rest.map(({ body }) => (body as unknown as { code: string }).code))).toEqual(
      new Set(['refresh_raced']),
    );
    expect(rest.every(({ refreshToken }) => refreshToken === undefined)).toBe(true);
    expect(await calls.profile(won[0]?.body.accessToken ?? '')).toBe(200);
  });

  it('AUT-3 S8 B26 ends the session when a token is reused after ten seconds', async () => {
    const { cookie } = await calls.signIn();
    const stolen = await calls.refresh(cookie);
    calls.pass(10_001);
    const reused = await calls.refresh(cookie);
    expect(reused).toMatchObject(revoked);
    expect(reused.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await calls.refresh(stolen.refreshToken)).toMatchObject(revoked);
    expect(await calls.profile(stolen.body.accessToken)).toBe('session_revoked');
  });

  it('AUT-3 F25 S8 repeats a refresh for the same key, at once and any number of times', async () => {
    const { cookie } = await calls.signIn();
    const key = randomUUID();
    const lost = await calls.refresh(cookie, key);
    const other = await calls.refresh(cookie, randomUUID());
    expect(other).toMatchObject({ body: { code: 'refresh_raced' } });
    for (const wait of [0, 10_001, 10_001]) {
      calls.pass(wait);
      const { status, body } = await calls.refresh(cookie, key);
      expect(status).toBe(200);
      expect(await calls.profile(body.accessToken)).toBe(200);
    }
    // A token that was never delivered is invalid.
    expect(await calls.refresh(lost.refreshToken)).toMatchObject({
      body: { code: 'session_missing' },
    });
  });

  it.each([
    ['another key', randomUUID()],
    ['no key', undefined],
  ])(
    'F28 S8 treats a token reused with %s, or after its response arrived, as stolen',
    async (_, other) => {
      const key = randomUUID();
      const first = await calls.signIn();
      await calls.refresh(first.cookie, key);
      calls.pass(10_001);
      expect(await calls.refresh(first.cookie, other)).toMatchObject(revoked);
      expect(await calls.refresh(first.cookie, key)).toMatchObject(revoked);

      const second = await calls.signIn();
      const came = await calls.refresh(second.cookie, key);
      calls.pass(1000);
      const next = await calls.refresh(came.refreshToken, randomUUID());
      calls.pass(10_001);
      expect(await calls.refresh(second.cookie, key)).toMatchObject(revoked);
      expect(await calls.refresh(next.refreshToken)).toMatchObject(revoked);
    },
  );

  it('AUT-3 allows thirty refreshes of a session per minute', async () => {
    let { cookie } = await calls.signIn();
    for (let i = 0; i < 30; i++) cookie = (await calls.refresh(cookie)).refreshToken ?? '';
    expect((await calls.refresh(cookie)).status).toBe(429);
    calls.pass(MINUTE);
    expect((await calls.refresh(cookie)).status).toBe(200);
  });

  it('AUT-3 S9 ends after 15 minutes without a refresh, and after 8 hours in any case', async () => {
    const idle = await calls.signIn();
    calls.pass(15 * MINUTE);
    expect(await calls.refresh(idle.cookie)).toMatchObject({ body: { code: 'session_missing' } });
    let { cookie } = await calls.signIn();
    let status = 200;
    let minutes = 0;
    while (status === 200) {
      calls.pass(14 * MINUTE);
      minutes += 14;
      const answer = await calls.refresh(cookie);
      status = answer.status;
      cookie = answer.refreshToken ?? '';
    }
    expect(minutes).toBe(490);
  });

  it('AUT-3 S9 invalidates both tokens at log-out, which succeeds without a session', async () => {
    const { cookie, token } = await calls.signIn();
    const out = await calls.client.call('signOut', { headers: { Cookie: `__Host-rt=${cookie}` } });
    expect(out.headers.get('set-cookie')).toContain('__Host-rt=;');
    expect(await calls.profile(token)).toBe('token_invalid');
    expect(await calls.refresh(cookie)).toMatchObject({ body: { code: 'session_missing' } });
    expect((await calls.client.call('signOut')).status).toBe(204);
    expect(await calls.refresh(undefined)).toMatchObject({ body: { code: 'session_missing' } });
  });
});

it.each([
  ['PUT', '/limits/deposit/day', 'application/json', '{"amount":5000}', 200],
  ['PUT', '/uploads/none?offset=0', 'application/octet-stream', 'bytes', 404],
])('S9 refuses %s %s when the session ends before the body', async (...given) => {
  const [method, path, type, body, status] = given;
  const { token } = await calls.signIn();
  const headers = () => ({
    Authorization: `Bearer ${token}`,
    'Content-Type': type,
    'Idempotency-Key': randomUUID(),
    'X-Request-ID': randomUUID(),
  });
  const url = `${calls.url}/operator/accounts/VERA0001${path}`;
  const ask = (meanwhile: () => Promise<unknown>) =>
    askSlowly(url, { method, headers: headers(), body }, meanwhile);
  expect((await ask(async () => undefined)).status).toBe(status);
  const ended = await ask(() => calls.client.call('signOutEverywhere', { token }));
  expect(ended).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
});

describe('AUT-3 devices', () => {
  it('AUT-3 S9 are described in words and logged out one by one or all together', async () => {
    const agent = 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
    const phone = await calls.client.call('signIn', {
      body: { username: 'vera', password: SEEDED_PASSWORD },
      headers: { 'User-Agent': agent },
    });
    calls.pass(MINUTE);
    const desk = await calls.signIn();
    const other = await calls.signIn('nadia');
    const { body } = await calls.client.call('listSessions', { token: desk.token });
    expect(body.sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Firefox · Android', false],
    ]);
    const params = { sessionId: phone.body.sessionId };
    const foreign = await calls.client.call('endSession', { params, token: other.token });
    expect(foreign.status).toBe(404);
    expect((await calls.client.call('endSession', { params, token: desk.token })).status).toBe(204);
    expect(await calls.profile(phone.body.accessToken)).toBe('token_invalid');
    expect((await calls.client.call('signOutEverywhere', { token: desk.token })).status).toBe(204);
    expect(await calls.profile(desk.token)).toBe('token_invalid');
    expect(await calls.profile(other.token)).toBe(200);
  });
});

it('AUT-3 S10 B28 accepts the cookie from the site only', async () => {
  const { cookie } = await calls.signIn();
  const from = (headers: Record<string, string | undefined>) =>
    calls.client.call('refreshSession', { headers: { Cookie: `__Host-rt=${cookie}`, ...headers } });
  const refused = { status: 403, body: { code: 'cross_site_blocked' } };
  expect(await from({ Origin: 'https://evil.example' })).toMatchObject(refused);
  expect(await from({ Origin: 'null' })).toMatchObject(refused);
  expect(await from({ Origin: undefined })).toMatchObject(refused);
  for (const site of ['cross-site', 'same-site', 'none']) {
    expect(await from({ 'Sec-Fetch-Site': site })).toMatchObject(refused);
  }
  expect((await from({ 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await from({ 'X-Request-ID': undefined })).status).toBe(400);
  expect((await from({ 'Sec-Fetch-Site': 'same-origin', Origin: undefined })).status).toBe(200);
});
