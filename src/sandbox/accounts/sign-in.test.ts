import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type SessionCalls,
  startSessionCalls,
} from '../../../tests/sandbox/accounts/session-calls.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import { writesFirst } from '../../../tests/sandbox/writes-first.ts';
import { createRateLimit, type RateLimit } from '../../lib/rate-limit.ts';
import { defaultSettings } from '../operator/settings.ts';
import { accountOf } from './account.ts';
import { hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';
import { admit, checkCredentials, renewHash } from './sign-in.ts';
import { countFailure, refuseWhileWaiting } from './sign-in-failures.ts';

const MINUTE = 60_000;
let calls: SessionCalls;
beforeAll(async () => {
  calls = await startSessionCalls();
});
/** Each test gets its own day, so that sessions and waits of the previous test are over. */
beforeEach(() => calls.pass(24 * 60 * MINUTE));
afterAll(() => calls.stop());

describe('AUT-1 log-in', () => {
  it('AUT-1 gives a token, the previous log-in and a host-only cookie', async () => {
    const first = await calls.signIn('VERA@players.marquee.example');
    expect(first.status).toBe(201);
    expect(first.headers.get('set-cookie')).toMatch(
      /^__Host-rt=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=28800$/,
    );
    expect(first.body).toMatchObject({
      expiresIn: 300,
      inactivitySeconds: 900,
      signedInSeconds: 0,
    });
    const before = calls.now().toISOString();
    calls.pass(MINUTE);
    const second = await calls.signIn();
    expect(second.body.previousSignInAt).toBe(before);
    expect(await calls.profile(second.token)).toBe(200);
  });

  it('S13 replaces an outdated hash when its player logs in', async () => {
    const now = calls.now();
    const { operator: database } = seededDatabases(now);
    const code = 'VERA0001';
    const hash = () => accountOf(database, code).password_hash;
    const [, , , , nonce, tag] = hash().split('$');
    database
      .prepare('UPDATE accounts SET password_hash = ? WHERE account_code = ?')
      .run(`${nonce}.${tag}`, code);
    const caller = { perAddress: createRateLimit(30, MINUTE), address: '203.0.113.9', now };
    const given = { username: 'vera', password: SEEDED_PASSWORD };
    const account = await checkCredentials({ database }, given, caller);
    await renewHash(database, account, SEEDED_PASSWORD);
    expect(isOutdated(hash())).toBe(false);
    expect(await isPassword(SEEDED_PASSWORD, hash())).toBe(true);
  });

  it('S13 AUT-1 logs in while hashing is busy, and updates the hash at the next log-in', async () => {
    const now = calls.now();
    const { operator: database } = seededDatabases(now);
    const code = 'VERA0001';
    const hash = () => accountOf(database, code).password_hash;
    const [, , , , nonce, tag] = hash().split('$');
    const outdated = `${nonce}.${tag}`;
    database
      .prepare('UPDATE accounts SET password_hash = ? WHERE account_code = ?')
      .run(outdated, code);
    const limit = createRateLimit(30, MINUTE);
    const logIn = async (perAddress: RateLimit) => {
      const account = await checkCredentials(
        { database },
        { username: 'vera', password: SEEDED_PASSWORD },
        { perAddress, address: '203.0.113.9', now },
      );
      await renewHash(database, account, SEEDED_PASSWORD);
      return account;
    };
    let rush: Promise<PromiseSettledResult<string>[]> | undefined;
    const rushed = {
      ...limit,
      // As soon as the password is accepted, more log-ins arrive than may wait.
      giveBack() {
        rush = Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('another')));
      },
    };
    expect(await logIn(rushed)).toMatchObject({ account_code: code });
    expect((await rush)?.at(-1)).toMatchObject({ reason: { code: 'busy' } });
    expect(hash()).toBe(outdated);
    await logIn(limit);
    expect(isOutdated(hash())).toBe(false);
  });

  it('S9 S13 honours what changed while the password was compared', async () => {
    const now = calls.now();
    const { operator: database } = seededDatabases(now);
    const caller = { perAddress: createRateLimit(30, MINUTE), address: '203.0.113.9', now };
    const given = { username: 'vera', password: SEEDED_PASSWORD };
    const set = (column: string, value: string) =>
      database
        .prepare(`UPDATE accounts SET ${column} = ? WHERE account_code = 'VERA0001'`)
        .run(value);
    const other = await hashPassword('lantern over quiet water');
    const excluded = checkCredentials({ database }, given, caller);
    set('status', 'excluded');
    expect(await excluded).toMatchObject({ status: 'excluded' });
    const reset = checkCredentials({ database }, given, caller);
    set('password_hash', other);
    await expect(reset).rejects.toMatchObject({ code: 'login_failed' });
  });

  it('AUT-1 ends the device’s earlier session', async () => {
    const first = await calls.signIn();
    await calls.signIn('nadia', SEEDED_PASSWORD, first.cookie);
    expect(await calls.profile(first.token)).toBe('token_invalid');
    expect(await calls.refresh(first.cookie)).toMatchObject({ body: { code: 'session_missing' } });
  });

  it('AUT-1 S13 B22 gives an unknown name and a wrong password the same response', async () => {
    const headers = { 'X-Request-ID': '0b7f5a3e-1c55-4a6e-9d6e-5b7c0a9f1e11' };
    const ask = async (username: string) => {
      const answer = await calls.client.call('signIn', {
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

  it('AUT-1 S13 B25 throttles an account, known or not, after five failures', async () => {
    for (const username of ['vera', 'nobody-at-all']) {
      for (let i = 0; i < 5; i++) expect((await calls.signIn(username, 'wrong')).status).toBe(401);
      const sixth = await calls.signIn(username, 'wrong');
      expect(sixth.status).toBe(429);
      expect(sixth.headers.get('retry-after')).toBe('1');
    }
    expect((await calls.signIn()).status).toBe(429);
    calls.pass(1000);
    expect((await calls.signIn('vera', 'wrong')).status).toBe(401);
    calls.pass(1500);
    expect((await calls.signIn()).headers.get('retry-after')).toBe('1');
    calls.pass(500);
    expect((await calls.signIn()).status).toBe(201);
    expect((await calls.signIn('vera', 'wrong')).status).toBe(401);
  });

  it('AUT-1 S13 B25 tests five of nine concurrent guesses and refuses the right one', async () => {
    const guesses = [...Array.from({ length: 9 }, (_, at) => `wrong ${at}`), SEEDED_PASSWORD];
    const answers = await Promise.all(guesses.map((guess) => calls.signIn('nadia', guess)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('S13 does not reveal the email of a user name by a wait', async () => {
    for (let i = 0; i < 5; i++) await calls.signIn('vera', 'wrong');
    expect((await calls.signIn('vera', 'wrong')).status).toBe(429);
    expect((await calls.signIn('vera@players.marquee.example', 'wrong')).status).toBe(401);
    expect((await calls.signIn('nadia@players.marquee.example', 'wrong')).status).toBe(401);
  });

  it('S13 counts failures of a user name separately from those of an account’s code', async () => {
    const { token } = await calls.signIn();
    for (let i = 0; i < 5; i++) await calls.signIn('vera0001', 'wrong');
    expect((await calls.signIn('VERA0001', 'wrong')).status).toBe(429);
    const proof = {
      params: { accountCode: 'VERA0001' },
      token,
      body: { password: SEEDED_PASSWORD },
    };
    expect((await calls.client.call('proveIdentity', proof)).status).toBe(204);
  });

  it('S13 keeps an account’s failures when its code logs in as a user name', async () => {
    const now = calls.now();
    const { operator: database } = seededDatabases(now);
    database.exec(`UPDATE accounts SET username = 'VERA0001' WHERE account_code = 'NADIA001'`);
    const guess = { event: 'identity-proof-failed', by: 'player' } as const;
    for (let i = 0; i < 5; i++) countFailure(database, { account: 'VERA0001' }, guess, now);
    const later = new Date(now.getTime() + 1000);
    countFailure(database, { account: 'VERA0001' }, guess, later);
    const caller = { perAddress: createRateLimit(30, MINUTE), address: '203.0.113.9', now: later };
    const given = { username: 'VERA0001', password: SEEDED_PASSWORD };
    expect(await checkCredentials({ database }, given, caller)).toMatchObject({
      account_code: 'NADIA001',
    });
    expect(() => refuseWhileWaiting(database, { account: 'VERA0001' }, later)).toThrow(
      expect.objectContaining({ code: 'too_many_attempts' }),
    );
  });

  it('AUT-4 admits a blocked player and shows a self-excluded player the end', async () => {
    const blocked = await calls.signIn('ana');
    expect((await calls.client.call('readProfile', { token: blocked.token })).body).toMatchObject({
      accountStatus: 'blocked',
      accountStatusChangeReason: 'pending-annual-update-and-validation',
    });
    const excluded = await calls.signIn('saul');
    expect(excluded).toMatchObject({ status: 403, body: { code: 'account_excluded' } });
    expect(excluded.body).toHaveProperty('until');
    expect(excluded.refreshToken).toBeUndefined();
  });
});

it.each([
  ['an exclusion', "status = 'excluded', status_reason = 'self-exclusion'", 'account_excluded'],
  ['another password', "password_hash = 'another'", 'busy'],
])(
  'S9 S13 honours %s stored while a log-in waited for another process',
  async (_, change, code) => {
    const now = new Date('2026-06-01T12:00:00Z');
    const { operator: database } = seededDatabases(now);
    database.function('operator_clock', () => now.toISOString());
    const account = accountOf(database, 'VERA0001');
    writesFirst(database, `UPDATE accounts SET ${change} WHERE account_code = 'VERA0001'`);
    const caller = { headers: {}, address: '203.0.113.9', now };
    const logIn = async () =>
      admit({ database, settings: defaultSettings }, account, caller, 'password');
    await expect(logIn()).rejects.toMatchObject({ code });
    expect(database.prepare('SELECT 1 FROM sessions').get()).toBeUndefined();
    const refused = database.prepare("SELECT 1 FROM audit WHERE event = 'sign-in-refused'").all();
    expect(refused).toHaveLength(code === 'account_excluded' ? 1 : 0);
  },
);
