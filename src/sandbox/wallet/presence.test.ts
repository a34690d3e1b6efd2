import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  type SessionCalls,
  startSessionCalls,
} from '../../../tests/sandbox/accounts/session-calls.ts';

const MINUTE = 60_000;
let calls: SessionCalls;
beforeAll(async () => {
  calls = await startSessionCalls();
});
/** Each test gets its own day, whose use begins at 0. */
beforeEach(() => calls.pass(24 * 60 * MINUTE));
afterAll(() => calls.stop());

const signOut = (cookie: string) =>
  calls.client.call('signOut', { headers: { Cookie: `__Host-rt=${cookie}` } });

/** Minutes of the day that count for a time limit. */
async function usedBy(username: string): Promise<number | undefined> {
  const { body, token } = await calls.signIn(username);
  const params = { accountCode: body.accountCode };
  const { limits } = (await calls.client.call('readLimits', { params, token })).body;
  return limits.find(({ kind, period }) => kind === 'time' && period === 'day')?.used;
}

it('PGS-1 counts the time between the last refresh and the log-out', async () => {
  for (let visit = 0; visit < 4; visit++) {
    const { cookie } = await calls.signIn('nico');
    calls.pass(3.5 * MINUTE);
    await signOut(cookie);
  }
  expect(await usedBy('nico')).toBe(14);
});

it('PGS-1 counts the time of two sessions once until the last log-out', async () => {
  const [phone, desk] = [await calls.signIn('nadia'), await calls.signIn('nadia')];
  calls.pass(2 * MINUTE);
  await signOut(phone.cookie);
  calls.pass(2 * MINUTE);
  await signOut(desk.cookie);
  expect(await usedBy('nadia')).toBe(4);
});

it('PGS-1 counts the time until a stolen session is ended', async () => {
  const { cookie } = await calls.signIn('ana');
  calls.pass(MINUTE);
  await calls.refresh(cookie);
  calls.pass(2 * MINUTE);
  expect((await calls.refresh(cookie)).body).toMatchObject({ code: 'session_revoked' });
  expect(await usedBy('ana')).toBe(3);
});

it('PGS-1 counts an abandoned session only as long as its access token was valid', async () => {
  const { cookie } = await calls.signIn('elio');
  calls.pass(60 * MINUTE);
  await calls.signIn('elio', undefined, cookie);
  expect(await usedBy('elio')).toBe(5);
});
