import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startOperator } from '../../../tests/sandbox/wallet/signed-in-players.ts';
import { readStanding } from '../accounts/account-status.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { accountTables } from '../accounts/tables.ts';
import { DAY_MS } from '../operator/calendar.ts';
import { beginExclusion, exclusionOf } from './exclusions.ts';
import { walletTables } from './tables.ts';

const START = new Date('2026-11-21T12:00:00Z');
const database = new DatabaseSync(':memory:');
database.exec(accountTables + walletTables);
seedAccounts(database, START);

const wish = fc.record({
  kind: fc.constantFrom('break' as const, 'self-exclusion' as const),
  days: fc.oneof(
    fc.integer({ min: 1, max: 42 }),
    fc.integer({ min: 183, max: 400 }),
    fc.constant(0),
  ),
  afterDays: fc.integer({ min: 0, max: 300 }),
});

test('PGS-1 never shortens or weakens an exclusion in force at a player’s request', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      database.exec('DELETE FROM exclusions');
      let at = START.getTime();
      for (const { afterDays, ...wanted } of wishes) {
        at += afterDays * DAY_MS;
        const now = new Date(at);
        const before = exclusionOf(database, 'NICO0001', now);
        const after = beginExclusion(database, 'NICO0001', wanted, now);
        const end = (until: string | undefined) =>
          until === undefined ? Infinity : Date.parse(until);
        expect(end(after.until)).toBe(
          Math.max(
            before === undefined ? 0 : end(before.until),
            wanted.days === 0 ? Infinity : at + wanted.days * DAY_MS,
          ),
        );
        const isSelfExcluded = [before?.kind, wanted.kind].includes('self-exclusion');
        expect(after.kind).toBe(isSelfExcluded ? 'self-exclusion' : 'break');
        if (before?.kind === after.kind) expect(after.since).toBe(before.since);
        expect(exclusionOf(database, 'NICO0001', now)).toEqual(after);
      }
    }),
  );
});

test('PGS-1 keeps a block when a break or self-exclusion ends', () => {
  const status = (days = 0) => {
    const at = new Date(START.getTime() + days * DAY_MS);
    return readStanding(database, 'BRUNO001', at).status;
  };
  beginExclusion(database, 'BRUNO001', { kind: 'break', days: 1 }, START);
  expect(status()).toBe('blocked');
  beginExclusion(database, 'BRUNO001', { kind: 'self-exclusion', days: 183 }, START);
  expect([status(), status(184)]).toEqual(['excluded', 'excluded']);
  beginExclusion(database, 'BRUNO001', { kind: 'self-exclusion', days: 200 }, START);
  expect([status(), status(201)]).toEqual(['excluded', 'excluded']);
});

test('PGS-1 AUT-4 keeps a break in force when the yearly confirmation lifts a block', async () => {
  const operator = await startOperator();
  onTestFinished(() => operator.stop());
  const { call } = await operator.as('ana');
  expect((await call('exclude', { body: { kind: 'break', days: 7 } })).status).toBe(201);
  expect((await call('confirmPersonalData')).body).toMatchObject({
    accountStatus: 'excluded',
    accountStatusChangeReason: 'break',
  });
  operator.pass(7 * DAY_MS);
  const later = await operator.as('ana');
  expect((await later.call('readProfile')).body.accountStatus).toBe('active');
});

test('PGS-1 ends a self-exclusion during a pending confirmation, which stays pending', () => {
  const after = (days: number) =>
    readStanding(database, 'ANA00001', new Date(START.getTime() + days * DAY_MS));
  const pending = after(0);
  expect(pending.reason).toBe('pending-annual-update-and-validation');
  for (const days of [183, 200]) {
    beginExclusion(database, 'ANA00001', { kind: 'self-exclusion', days }, START);
    expect(after(days - 1)).toMatchObject({ status: 'excluded', reason: 'self-exclusion' });
    expect(after(days)).toEqual(pending);
  }
  const end = new Date(START.getTime() + 200 * DAY_MS);
  beginExclusion(database, 'ANA00001', { kind: 'self-exclusion', days: 183 }, end);
  expect(after(382).status).toBe('excluded');
  expect(after(383)).toEqual(pending);
});

test('PGS-1 asks for the pending confirmation again when a self-exclusion has ended', async () => {
  const operator = await startOperator();
  onTestFinished(() => operator.stop());
  const headers = { 'Idempotency-Key': randomUUID() };
  const ana = await operator.as('ana');
  await ana.call('exclude', { headers, body: { kind: 'self-exclusion', days: 183 } });
  operator.pass(183 * DAY_MS);
  const back = await operator.as('ana');
  expect((await back.call('readProfile')).body).toMatchObject({
    accountStatus: 'blocked',
    accountStatusChangeReason: 'pending-annual-update-and-validation',
  });
  expect((await back.pay('deposit', 3000)).body).toMatchObject({ code: 'account_blocked' });
  expect((await back.call('confirmPersonalData')).body).toMatchObject({ accountStatus: 'active' });
  expect((await back.pay('deposit', 3000)).status).toBe(201);
});
