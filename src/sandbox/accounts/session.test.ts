import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ContractClient, createContractClient } from '../contract-client.ts';
import { type RunningSandbox, runSandbox } from '../run-sandbox.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

const MINUTE = 60_000;
let now: Date;
let sandbox: RunningSandbox;
let client: ContractClient;
beforeAll(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  sandbox = await runSandbox({ now: () => now });
  client = createContractClient(sandbox.url);
});
/** Each test has a day of its own: the sessions and waits of the one before are over. */
beforeEach(() => pass(24 * 60 * MINUTE));
afterAll(() => sandbox.stop());
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function signIn(username = 'vera', password = SEEDED_PASSWORD, cookie?: string) {
  const answer = await client.call('signIn', {
    body: { username, password },
    headers: { Cookie: cookie && `__Host-rt=${cookie}` },
  });
  return { ...answer, cookie: answer.refreshToken ?? '', token: answer.body.accessToken };
}
const refresh = (cookie: string | undefined) =>
  client.call('refreshSession', { headers: { Cookie: cookie && `__Host-rt=${cookie}` } });
const profile = async (token: string) => {
  const { status, body } = await client.call('readProfile', { token });
  return status === 200 ? status : (body as unknown as { code: string }).code;
};

describe('AUT-1 signing in', () => {
  it('AUT-1 gives a token, tells when the player was here before, and a cookie for this host alone', async () => {
    const first = await signIn('VERA@players.marquee.example');
    expect(first.status).toBe(201);
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-rt=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    expect(first.body).toMatchObject({
      expiresIn: 300,
      inactivitySeconds: 900,
      signedInSeconds: 0,
    });
    const before = now.toISOString();
    pass(MINUTE);
    const second = await signIn();
    expect(second.body.previousSignInAt).toBe(before);
    expect(await profile(second.token)).toBe(200);
  });

  it('AUT-1 ends the session that the device had', async () => {
    const first = await signIn();
    await signIn('nadia', SEEDED_PASSWORD, first.cookie);
    expect(await profile(first.token)).toBe('token_invalid');
    expect(await refresh(first.cookie)).toMatchObject({ body: { code: 'session_missing' } });
  });

  it('AUT-1 S13 an unknown name and a wrong password are answered alike', async () => {
    const headers = { 'X-Request-ID': '0b7f5a3e-1c55-4a6e-9d6e-5b7c0a9f1e11' };
    const ask = async (username: string) => {
      const answer = await client.call('signIn', {
        body: { username, password: 'not-the-password' },
        headers,
      });
      const { date, ...rest } = Object.fromEntries(answer.headers);
      return { status: answer.status, body: answer.body, rest };
    };
    const wrong = await ask('vera');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(await ask('nobody-at-all')).toEqual(wrong);
    expect(await ask('saul')).toEqual(wrong);
  });

  it('AUT-1 S13 after five failures an account waits, known or not, and then opens again', async () => {
    for (const username of ['vera', 'nobody-at-all']) {
      for (let i = 0; i < 5; i++) expect((await signIn(username, 'wrong')).status).toBe(401);
      const sixth = await signIn(username, 'wrong');
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('retry-after')).toBe('1');
    }
    expect((await signIn()).status).toBe(429);
    pass(1000);
    expect((await signIn('vera', 'wrong')).status).toBe(401);
    pass(1500);
    expect((await signIn()).headers.get('retry-after')).toBe('1');
    pass(500);
    expect((await signIn()).status).toBe(201);
    expect((await signIn('vera', 'wrong')).status).toBe(401);
  });

  it('AUT-4 a blocked player comes in, a self-excluded one with the right password hears until when', async () => {
    const blocked = await signIn('ana');
    expect((await client.call('readProfile', { token: blocked.token })).body).toMatchObject({
      accountStatus: 'blocked',
      accountStatusChangeReason: 'pending-annual-update-and-validation',
    });
    const excluded = await signIn('saul');
    expect(excluded).toMatchObject({ status: 403, body: { code: 'account_excluded' } });
    expect(excluded.body).toHaveProperty('until');
    expect(excluded.refreshToken).toBeUndefined();
  });
});

describe('AUT-3 staying signed in', () => {
  it('AUT-3 a refresh rotates both tokens and counts on from the sign-in', async () => {
    const first = await signIn();
    pass(4 * MINUTE);
    const second = await refresh(first.cookie);
    expect(second.body).toMatchObject({
      sessionId: first.body.sessionId,
      signedInSeconds: 240,
      expiresIn: 300,
    });
    expect(second.refreshToken).not.toBe(first.cookie);
    expect(await profile(first.token)).toBe('token_invalid');
    expect(await profile(second.body.accessToken)).toBe(200);
    pass(5 * MINUTE);
    expect(await profile(second.body.accessToken)).toBe('token_expired');
  });

  it('AUT-3 S8 fifty at once rotate once, and nobody is signed out', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(cookie)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const rest = answers.filter(({ status }) => status !== 200);
    expect(new Set(rest.map(({ body }) => (body as unknown as { code: string }).code))).toEqual(
      new Set(['refresh_raced']),
    );
    expect(rest.every(({ refreshToken }) => refreshToken === undefined)).toBe(true);
    expect(await profile(won[0]?.body.accessToken ?? '')).toBe(200);
  });

  it('AUT-3 S8 a token used again after ten seconds ends the whole session, for thief and owner', async () => {
    const { cookie } = await signIn();
    const stolen = await refresh(cookie);
    pass(10_001);
    const revoked = { status: 401, body: { code: 'session_revoked' } };
    const reused = await refresh(cookie);
    expect(reused).toMatchObject(revoked);
    expect(reused.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await refresh(stolen.refreshToken)).toMatchObject(revoked);
    expect(await profile(stolen.body.accessToken)).toBe('token_invalid');
  });

  it('AUT-3 thirty refreshes of a session in a minute are enough', async () => {
    let { cookie } = await signIn();
    for (let i = 0; i < 30; i++) cookie = (await refresh(cookie)).refreshToken ?? '';
    expect((await refresh(cookie)).status).toBe(429);
    pass(MINUTE);
    expect((await refresh(cookie)).status).toBe(200);
  });

  it('AUT-3 ends after 15 minutes without a refresh, and after 8 hours in any case', async () => {
    const idle = await signIn();
    pass(15 * MINUTE);
    expect(await refresh(idle.cookie)).toMatchObject({ body: { code: 'session_missing' } });
    let { cookie } = await signIn();
    let status = 200;
    let minutes = 0;
    while (status === 200) {
      pass(14 * MINUTE);
      minutes += 14;
      const answer = await refresh(cookie);
      status = answer.status;
      cookie = answer.refreshToken ?? '';
    }
    expect(minutes).toBe(490);
  });

  it('AUT-3 S9 signing out refuses both tokens at once; without a session it is no error', async () => {
    const { cookie, token } = await signIn();
    const out = await client.call('signOut', { headers: { Cookie: `__Host-rt=${cookie}` } });
    expect(out.headers.get('set-cookie')).toContain('__Host-rt=;');
    expect(await profile(token)).toBe('token_invalid');
    expect(await refresh(cookie)).toMatchObject({ body: { code: 'session_missing' } });
    expect((await client.call('signOut')).status).toBe(204);
    expect(await refresh(undefined)).toMatchObject({ body: { code: 'session_missing' } });
  });
});

describe('AUT-3 devices', () => {
  it('AUT-3 S9 are listed in words and signed out one by one or all together', async () => {
    const agent = 'Mozilla/5.0 (Android 16; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
    const phone = await client.call('signIn', {
      body: { username: 'vera', password: SEEDED_PASSWORD },
      headers: { 'User-Agent': agent },
    });
    pass(MINUTE);
    const desk = await signIn();
    const other = await signIn('nadia');
    const { body } = await client.call('listSessions', { token: desk.token });
    expect(body.sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Unknown device', true],
      ['Firefox on Android', false],
    ]);
    const params = { sessionId: phone.body.sessionId };
    const foreign = await client.call('endSession', { params, token: other.token });
    expect(foreign.status).toBe(404);
    expect((await client.call('endSession', { params, token: desk.token })).status).toBe(204);
    expect(await profile(phone.body.accessToken)).toBe('token_invalid');
    expect((await client.call('signOutEverywhere', { token: desk.token })).status).toBe(204);
    expect(await profile(desk.token)).toBe('token_invalid');
    expect(await profile(other.token)).toBe(200);
  });
});

it('AUT-3 S10 the cookie is taken from the site alone', async () => {
  const { cookie } = await signIn();
  const from = (headers: Record<string, string | undefined>) =>
    client.call('refreshSession', { headers: { Cookie: `__Host-rt=${cookie}`, ...headers } });
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
