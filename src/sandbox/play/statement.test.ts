import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schemaFaults } from '../../../tests/sandbox/contract-check.ts';
import { startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import type { Statement } from '../../operator/contract/types.ts';
import { hashOf } from '../accounts/token.ts';
import { openStatementKeys } from './statement-keys.ts';

let casino: Awaited<ReturnType<typeof startCasino>>;
beforeAll(async () => {
  casino = await startCasino();
});
afterAll(() => casino.stop());

it('SPT-5 signs a session’s statement with totals that match the ledger', async () => {
  const nico = await casino.seat('nico');
  const { play, ask, slotSessionId } = await nico.sitDown();
  expect(await ask('readStatement')).toMatchObject({ body: { code: 'session_running' } });
  play(100, 40);
  play(60, 300);
  await nico.pay('deposit', 700);
  await ask('endSlotSession');
  const { jws } = (await ask('readStatement')).body;
  const { keys } = (await casino.operator.client.call('readKeys')).body;
  const { payload, protectedHeader } = await jwtVerify<Statement>(
    jws,
    createLocalJWKSet({ keys }),
    { typ: 'statement+jwt', algorithms: ['ES256'], currentDate: casino.operator.now() },
  );
  expect(protectedHeader.kid).toBe(keys[0]?.kid);
  expect(schemaFaults(['components', 'schemas', 'Statement'], payload, 'statement')).toEqual([]);
  expect(payload).toMatchObject({
    sub: nico.accountCode,
    session: slotSessionId,
    reason: 'left',
    device: 'desktop',
    balanceBefore: 5000,
    stakes: 160,
    wins: 340,
    otherMovements: 700,
    balanceAfter: 5880,
    roundCount: 2,
    rounds: [
      { number: 1, stake: 100, win: 40, outcome: { stops: [40] } },
      { number: 2, stake: 60, win: 300 },
    ],
  });
  const { seed = '', seedHash } = payload.fairness ?? {};
  expect(hashOf(seed)).toBe(seedHash);

  const [head, body, signature] = jws.split('.');
  const richer = Buffer.from(body ?? '', 'base64url')
    .toString()
    .replace('5880', '9880');
  const forged = `${head}.${Buffer.from(richer).toString('base64url')}.${signature}`;
  await expect(jwtVerify(forged, createLocalJWKSet({ keys }))).rejects.toThrow('signature');
});

it('SPT-5 issues statements for seeded sessions, and none to other players', async () => {
  const vera = await casino.operator.as('vera');
  const { slotSessions } = (await vera.call('listSlotSessions', { query: { limit: '200' } })).body;
  expect(slotSessions.length).toBeGreaterThan(20);
  for (const { id, ...session } of slotSessions.slice(0, 20)) {
    const { jws } = (await vera.call('readStatement', { params: { slotSessionId: id } })).body;
    const payload = JSON.parse(Buffer.from(jws.split('.')[1] ?? '', 'base64url').toString());
    const { stakes, wins, balanceBefore, balanceAfter, rounds, currency } = session;
    expect(payload).toMatchObject({ stakes, wins, balanceBefore, balanceAfter, currency });
    expect(payload.roundCount).toBe(rounds);
  }
  const { call } = await casino.operator.as('nadia');
  const params = { slotSessionId: slotSessions[0]?.id ?? '' };
  expect((await call('readStatement', { params })).status).toBe(404);
});

it('SPT-5 lists the rounds behind the hash of a long statement, to their player alone', async () => {
  const nico = await casino.seat('nico');
  const { play, ask, slotSessionId } = await nico.sitDown();
  for (let round = 0; round < 501; round += 1) {
    play(20, 20);
    // Lets a connection close that has waited too long on a slow machine.
    await new Promise((done) => setImmediate(done));
  }
  expect(await ask('listRounds')).toMatchObject({ body: { code: 'session_running' } });
  await ask('endSlotSession');
  const { jws } = (await ask('readStatement')).body;
  const { rounds, roundsHash } = decodeJwt<Statement>(jws);
  expect(rounds).toBeUndefined();
  const params = { slotSessionId };
  const first = (await ask('listRounds')).body;
  const cursor = first.next ?? '';
  const last = (await nico.call('listRounds', { params, query: { cursor } })).body;
  expect([first.rounds.length, last.rounds.length, last.next]).toEqual([500, 1, undefined]);
  expect(hashOf(JSON.stringify([...first.rounds, ...last.rounds]))).toBe(roundsHash);

  expect((await nico.call('listRounds', { params, query: { cursor: 'x' } })).status).toBe(422);
  const { call } = await casino.operator.as('nadia');
  expect((await call('listRounds', { params })).status).toBe(404);
});

it('SPT-5 keeps a key private, replaces it yearly, and leaves its public half published', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const first = openStatementKeys(dataDir, new Date('2026-01-01T00:00:00Z'));
  expect(statSync(join(dataDir, 'statement-keys.json')).mode & 0o777).toBe(0o600);
  expect(openStatementKeys(dataDir, new Date('2026-12-31T00:00:00Z')).kid).toBe(first.kid);
  const signed = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: first.kid })
    .sign(first.privateKey);
  const second = openStatementKeys(dataDir, new Date('2027-01-02T00:00:00Z'));
  expect(second.kid).not.toBe(first.kid);
  expect(second.published.map(({ kid }) => kid)).toEqual([second.kid, first.kid]);
  await jwtVerify(signed, createLocalJWKSet({ keys: [...second.published] }));
  rmSync(dataDir, { recursive: true });
});

it('SPT-5 signs with one key when several processes first start concurrently', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const code = `import { openStatementKeys } from ${JSON.stringify(import.meta.resolve('./statement-keys.ts'))};
    process.stdin.once('data', () => {
      process.stdout.write(openStatementKeys(${JSON.stringify(dataDir)}, new Date()).kid);
      process.exit();
    });
    process.stdout.write('ready');`;
  const processes = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  );
  await Promise.all(processes.map(({ stdout }) => once(stdout, 'data')));
  const answers = processes.map(({ stdout }) => once(stdout, 'data'));
  for (const { stdin } of processes) stdin.end('go');
  const keys = (await Promise.all(answers)).map(String);
  expect(new Set(keys).size).toBe(1);
  expect(openStatementKeys(dataDir, new Date()).published).toHaveLength(1);
  rmSync(dataDir, { recursive: true });
});
