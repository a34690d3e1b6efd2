import { createHash } from 'node:crypto';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import type { PublicKey, Statement } from '../../../../operator/statement.ts';
import { checkStatement } from './check-statement.ts';

const expected = { session: 'S7', accountCode: 'MQ0001' };
const statement: Statement = {
  iss: 'https://operator.example',
  sub: 'MQ0001',
  iat: 1_795_000_000,
  session: 'S7',
  game: { slug: 'neon-alley', title: 'Neon Alley' },
  device: 'phone',
  startedAt: '2026-11-20T20:00:00.000Z',
  endedAt: '2026-11-20T20:10:00.000Z',
  reason: 'left',
  currency: 'EUR',
  balanceBefore: 10_000,
  stakes: 300,
  wins: 120,
  otherMovements: 50,
  balanceAfter: 9870,
  roundCount: 2,
  rounds: [
    { number: 1, at: '2026-11-20T20:01:00.000Z', stake: 100, win: 0 },
    { number: 2, at: '2026-11-20T20:02:00.000Z', stake: 200, win: 120 },
  ],
  fairness: { seed: 'abc', seedHash: 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0' },
};

const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
const keys = [
  { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256', use: 'sig' },
] as PublicKey[];

const sign = (payload: unknown, header = {}, key = privateKey) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'statement+jwt', ...header })
    .sign(key);
const check = async (jws: string, rounds?: Statement['rounds']) =>
  checkStatement(jws, keys, expected, async () => rounds);

test('SPT-5 verifies a statement that the operator signed and that adds up', async () => {
  const { rounds } = statement;
  const good = { statement, signed: true, faults: [], rounds };
  expect(await check(await sign(statement))).toEqual(good);
});

test('SPT-5 checks rounds given by hash only, and never verifies rounds that did not load', async () => {
  const { rounds = [], ...rest } = statement;
  const hash = createHash('sha256').update(JSON.stringify(rounds)).digest('base64url');
  const jws = await sign({ ...rest, roundsHash: hash });
  expect(await check(jws, rounds)).toMatchObject({ signed: true, faults: [], rounds });
  expect(await check(jws)).toMatchObject({ signed: true, faults: ['unread'] });
  const swapped = rounds.map((round) => ({ ...round, at: statement.startedAt }));
  expect(await check(jws, swapped)).toMatchObject({ signed: true, faults: ['hash'] });
  const poorer = await sign({ ...rest, stakes: 310, balanceAfter: 9860, roundsHash: hash });
  expect(await check(poorer, rounds)).toMatchObject({ signed: true, faults: ['stakes'] });
});

test.each([
  ['a changed amount', async () => tampered(await sign(statement), { wins: 12_000 })],
  ['a key that is not the operator’s', async () => sign(statement, {}, await otherKey())],
  ['a key of another name', async () => sign(statement, { kid: 'k2' })],
  ['another kind of paper', async () => sign(statement, { typ: 'JWT' })],
  ['no signature', async () => tampered(await sign(statement), {}, '')],
  ['another session', async () => sign({ ...statement, session: 'S8' })],
  ['another player', async () => sign({ ...statement, sub: 'MQ0002' })],
])('SPT-5 does not verify a statement with %s', async (_, make) => {
  expect(await check(await make())).toMatchObject({ signed: false });
});

test.each([
  ['stakes', { rounds: statement.rounds?.slice(1), roundCount: 1 }],
  ['wins', { wins: 121, balanceAfter: 9871 }],
  ['rounds', { roundCount: 3 }],
  ['balance', { balanceAfter: 9871 }],
  ['seed', { fairness: { seed: 'abd', seedHash: statement.fairness?.seedHash } }],
])('SPT-5 reports a signed statement whose %s do not add up', async (fault, changes) => {
  const checked = await check(await sign({ ...statement, ...changes }));
  expect(checked).toMatchObject({ signed: true, faults: [fault] });
});

test('SPT-5 does not show other data as a statement', async () => {
  expect(await check('not.a.jws')).toBeUndefined();
  expect(await check(await sign({ hello: 'world' }))).toBeUndefined();
});

const otherKey = async () => (await generateKeyPair('ES256')).privateKey;

function tampered(jws: string, changes: object, signature?: string): string {
  const [header = '', payload = '', own = ''] = jws.split('.');
  const body = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), ...changes };
  const changed = Buffer.from(JSON.stringify(body)).toString('base64url');
  return [header, changed, signature ?? own].join('.');
}
