import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';

let sandbox: RunningSandbox;
let client: ContractClient;
beforeEach(async () => {
  sandbox = await runSandbox({ now: () => new Date('2026-06-01T12:00:00Z') });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

const logOut = (code: string, token = 'staff-token') =>
  fetch(`${sandbox.url}/operator/log-outs${code}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  });
const signIn = async (username: string) =>
  (await client.call('signIn', { body: { username, password: SEEDED_PASSWORD } })).body;
const statusOf = async ({ accessToken: token }: { accessToken: string }) =>
  (await client.call('readProfile', { token })).status;

it('S9 ends all sessions of a player for staff and names them in the audit log', async () => {
  const [phone, desk, other] = [await signIn('vera'), await signIn('vera'), await signIn('ana')];
  expect((await logOut(`/${phone.accountCode}`, 'test-token')).status).toBe(403);
  expect((await logOut('/NOBODY00')).status).toBe(404);
  expect(await statusOf(phone)).toBe(200);
  expect((await logOut(`/${phone.accountCode}`)).status).toBe(200);
  expect([await statusOf(phone), await statusOf(desk), await statusOf(other)]).toEqual([
    401, 401, 200,
  ]);
  const { lines } = await (
    await fetch(`${sandbox.url}/operator/audit`, {
      headers: { Authorization: 'Bearer staff-token' },
    })
  ).json();
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'sign-out', name: 'trial staff', account: phone.accountCode }),
  );
});

it('S9 ends the sessions of all players at once for staff', async () => {
  const players = [await signIn('vera'), await signIn('ana')];
  const answer = await logOut('');
  expect([answer.status, await answer.json()]).toEqual([200, { accounts: 2 }]);
  expect(await Promise.all(players.map(statusOf))).toEqual([401, 401]);
});
