import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSoftwarePasskey } from '../../../tests/sandbox/accounts/software-passkey.ts';
import {
  type ContractClient,
  createContractClient,
} from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

let now: Date;
let sandbox: RunningSandbox;
let client: ContractClient;
beforeEach(async () => {
  now = new Date('2026-06-01T12:00:00Z');
  // Access tokens live longer than the proof of the log-in, as after a refresh.
  const settings = { accessTokenSeconds: 3600 };
  sandbox = await runSandbox({ now: () => now, settings });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

const tokenOf = async (username: string) =>
  (await client.call('signIn', { body: { username, password: SEEDED_PASSWORD } })).body.accessToken;
const challengeIn = ({ options }: { options: object }) =>
  String((options as { challenge?: unknown }).challenge);
const signInChallenge = async () => challengeIn((await client.call('passkeySignInOptions')).body);

async function withPasskey(username = 'vera') {
  const token = await tokenOf(username);
  const passkey = createSoftwarePasskey(sandbox.url);
  const { body } = await client.call('passkeyCreationOptions', { token });
  const answer = passkey.create(challengeIn(body));
  const added = await client.call('addPasskey', { token, body: { answer, name: 'My phone' } });
  return { token, passkey, answer, added };
}

/** Runs an action during the next verification of a passkey. */
function whileVerifying(act: () => Promise<unknown>): void {
  const { subtle } = crypto;
  const digest = subtle.digest.bind(subtle);
  const verifying = vi.spyOn(subtle, 'digest').mockImplementationOnce(async (...given) => {
    await act();
    return digest(...given);
  });
  onTestFinished(() => verifying.mockRestore());
}

describe('AUT-1 passkeys', () => {
  it('AUT-1 adds a passkey, logs in with it and removes it', async () => {
    const { token, passkey, added } = await withPasskey();
    expect(added).toMatchObject({ status: 201, body: { name: 'My phone' } });
    const answer = passkey.get(await signInChallenge());
    const signedIn = await client.call('signInWithPasskey', { body: { answer } });
    expect(signedIn).toMatchObject({ status: 201, body: { accountCode: 'VERA0001' } });
    expect(signedIn.refreshToken).toMatch(/^[\w-]{43}$/);
    const { body } = await client.call('listPasskeys', { token });
    expect(body.passkeys[0]).toHaveProperty('lastUsedAt', now.toISOString());

    const params = { passkeyId: added.body.id };
    const foreign = await client.call('removePasskey', { params, token: await tokenOf('nadia') });
    expect(foreign.status).toBe(404);
    expect((await client.call('removePasskey', { params, token })).status).toBe(204);
    expect((await sandbox.outbox()).map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your account',
      'A passkey was added to your account',
    ]);
    const again = passkey.get(await signInChallenge());
    expect(await client.call('signInWithPasskey', { body: { answer: again } })).toMatchObject({
      status: 401,
      body: { code: 'passkey_refused' },
    });
  });

  it('AUT-1 SEC needs a new proof to add or remove a passkey five minutes after log-in', async () => {
    const { token, passkey, added } = await withPasskey();
    const params = { passkeyId: added.body.id, accountCode: 'VERA0001' };
    now = new Date(now.getTime() + 5 * 60_000);
    const refused = { status: 403, body: { code: 'proof_needed' } };
    expect(await client.call('passkeyCreationOptions', { token })).toMatchObject(refused);
    const body = { answer: {} };
    expect(await client.call('addPasskey', { token, body })).toMatchObject(refused);
    expect(await client.call('removePasskey', { token, params })).toMatchObject(refused);

    const prove = async (answer: object) =>
      (await client.call('proveIdentity', { token, params, body: { answer } })).status;
    const nadia = (await withPasskey('nadia')).passkey;
    expect(await prove(nadia.get(await signInChallenge()))).toBe(422);
    expect(await prove({})).toBe(422);
    expect(await client.call('removePasskey', { token, params })).toMatchObject(refused);
    expect(await prove(passkey.get(await signInChallenge()))).toBe(204);
    expect((await client.call('removePasskey', { token, params })).status).toBe(204);
  });

  it('AUT-1 SEC adds no passkey if the session ends while it is verified', async () => {
    const token = await tokenOf('vera');
    const passkey = createSoftwarePasskey(sandbox.url);
    const { body } = await client.call('passkeyCreationOptions', { token });
    whileVerifying(() => client.call('signOutEverywhere', { token }));
    const answer = passkey.create(challengeIn(body));
    const added = await client.call('addPasskey', { token, body: { answer } });
    expect(added).toMatchObject({ status: 403, body: { code: 'proof_needed' } });
    const { body: listed } = await client.call('listPasskeys', { token: await tokenOf('vera') });
    expect(listed.passkeys).toEqual([]);
  });

  it('AUT-1 S9 opens no session with a passkey that is removed during verification', async () => {
    const { token, passkey, added } = await withPasskey();
    const answer = passkey.get(await signInChallenge());
    whileVerifying(() =>
      client.call('removePasskey', { token, params: { passkeyId: added.body.id } }),
    );
    const refused = { status: 401, body: { code: 'passkey_refused' } };
    expect(await client.call('signInWithPasskey', { body: { answer } })).toMatchObject(refused);
  });

  it('AUT-1 adds at most ten passkeys, also concurrently', async () => {
    const token = await tokenOf('vera');
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { body } = await client.call('passkeyCreationOptions', { token });
        return createSoftwarePasskey(sandbox.url).create(challengeIn(body));
      }),
    );
    const added = await Promise.all(
      answers.map((answer) => client.call('addPasskey', { token, body: { answer } })),
    );
    const statuses = added.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(201), 409, 409]);
  });

  it('AUT-1 S13 counts only failed log-ins by passkey against an IP address', async () => {
    const { passkey } = await withPasskey();
    const signIn = async (answer: object) =>
      (await client.call('signInWithPasskey', { body: { answer } })).status;
    for (let times = 0; times < 35; times++)
      expect(await signIn(passkey.get(await signInChallenge()))).toBe(201);
    for (let times = 0; times < 30; times++) expect(await signIn({})).toBe(401);
    expect(await signIn({})).toBe(429);
  });

  it('AUT-1 accepts a challenge once, within five minutes and for its own purpose', async () => {
    const { token, passkey, answer } = await withPasskey();
    const clientData = Buffer.from(answer.response.clientDataJSON, 'base64url').toString();
    const used = (JSON.parse(clientData) as { challenge: string }).challenge;
    const another = createSoftwarePasskey(sandbox.url).create(used);
    const twice = await client.call('addPasskey', { token, body: { answer: another } });
    expect(twice.status).toBe(422);
    const signIn = async (challenge: string) =>
      (await client.call('signInWithPasskey', { body: { answer: passkey.get(challenge) } })).status;
    const challenge = await signInChallenge();
    expect(await signIn(challenge)).toBe(201);
    expect(await signIn(challenge)).toBe(401);
    const late = await signInChallenge();
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await signIn(late)).toBe(401);
    const { body } = await client.call('passkeyCreationOptions', { token: await tokenOf('vera') });
    expect(await signIn(challengeIn(body))).toBe(401);
  });

  it('AUT-1 R4 returns the first response when a proxy repeats adding a passkey', async () => {
    const { token, answer, added } = await withPasskey();
    const mails = (await sandbox.outbox()).length;
    const again = await client.call('addPasskey', { token, body: { answer, name: 'My phone' } });
    expect(again).toMatchObject({ status: 201, body: added.body });
    expect(await sandbox.outbox()).toHaveLength(mails);
    expect((await client.call('listPasskeys', { token })).body.passkeys).toHaveLength(1);
    const foreign = { token: await tokenOf('nadia'), body: { answer } };
    expect((await client.call('addPasskey', foreign)).status).toBe(422);
  });

  it('AUT-1 refuses a passkey for another site and malformed data', async () => {
    const token = await tokenOf('vera');
    const host = new URL(sandbox.url).hostname;
    for (const foreign of [
      createSoftwarePasskey('https://evil.example', host),
      createSoftwarePasskey(sandbox.url, 'evil.example'),
    ]) {
      const { body } = await client.call('passkeyCreationOptions', { token });
      const answer = foreign.create(challengeIn(body));
      expect(await client.call('addPasskey', { token, body: { answer } })).toMatchObject({
        status: 422,
        body: { code: 'passkey_refused' },
      });
    }
    for (const nonsense of [{}, { id: 'x', response: 7 }]) {
      const refused = await client.call('signInWithPasskey', { body: { answer: nonsense } });
      expect(refused.status).toBe(401);
    }
  });

  it('AUT-1 refuses passkey log-in of self-excluded players', async () => {
    const { token, passkey } = await withPasskey('nadia');
    const body = { kind: 'self-exclusion', days: 200 };
    await client.call('exclude', { token, params: { accountCode: 'NADIA001' }, body });
    const answer = passkey.get(await signInChallenge());
    expect(await client.call('signInWithPasskey', { body: { answer } })).toMatchObject({
      status: 403,
      body: { code: 'account_excluded' },
    });
  });
});
