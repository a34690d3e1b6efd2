import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, type LimitName, setLimit } from '../accounts/limit-store.ts';
import { accountTables } from '../accounts/tables.ts';
import { Problem } from '../http/problem.ts';
import { dayOf, startOfPeriod } from '../operator/calendar.ts';
import { createLedger } from './ledger.ts';
import { assertMayDeposit, usedOf } from './limit-use.ts';
import { depositMoney } from './movements.ts';
import { addPresence } from './presence.ts';
import { beginSlotSession, playRound } from './slot-sessions.ts';
import { walletTables } from './tables.ts';

const owner = { accountCode: 'MQ000001', currency: 'EUR' };
/** Days before the end of a month and a year, so that periods end during the test. */
const START = Date.UTC(2026, 11, 29, 6);
const MINUTE = 60_000;

const step = fc.record({
  act: fc.constantFrom('deposit' as const, 'round' as const, 'presence' as const),
  amount: fc.integer({ min: 1, max: 400 }),
  win: fc.nat(500),
  afterHours: fc.integer({ min: 0, max: 30 }),
});
const limits = fc.array(
  fc.record({
    kind: fc.constantFrom(...LIMIT_KINDS),
    period: fc.constantFrom(...LIMIT_PERIODS),
    amount: fc.integer({ min: 1, max: 1500 }),
  }),
  { maxLength: 4 },
);

function newLedger(set: readonly (LimitName & { amount: number })[]) {
  const database = new DatabaseSync(':memory:');
  database.exec(accountTables + walletTables);
  const ledger = createLedger(database);
  const at = new Date(START);
  inTransaction(database, () =>
    depositMoney(ledger, { owner, amount: 1_000_000, at: new Date(0), text: 'Norte Card' }),
  );
  // A second limit of the same name would be stricter or pending, so the model only uses the first.
  const first = new Map(set.map((limit) => [`${limit.kind} ${limit.period}`, limit]));
  for (const limit of first.values())
    setLimit(database, owner.accountCode, limit, limit.amount, at);
  return { ledger, limits: [...first.values()] };
}

test('PGS-1 refuses exactly what exceeds a limit of the current day, week or month', () => {
  fc.assert(
    fc.property(limits, fc.array(step, { maxLength: 40 }), (wanted, steps) => {
      const { ledger, limits: set } = newLedger(wanted);
      const done: { kind: string; amount: number; at: Date }[] = [];
      const used = ({ kind, period }: LimitName, now: Date) => {
        const since = startOfPeriod(period, now);
        const total = done
          .filter((one) => one.at >= since && one.kind === kind)
          .reduce((sum, { amount }) => sum + amount, 0);
        return Math.max(0, total);
      };
      let at = START;
      for (const { act, amount, win, afterHours } of steps) {
        at += afterHours * 60 * MINUTE;
        const now = new Date(at);
        const isOver = (kind: string) =>
          set.some((limit) => {
            if (limit.kind !== kind) return false;
            const left = limit.amount - used(limit, now);
            return kind === 'time' ? left <= 0 : left < amount;
          });
        const overLimit =
          act === 'deposit' ? isOver('deposit') : ['stake', 'loss', 'time'].some(isOver);
        const work = {
          deposit() {
            assertMayDeposit(ledger.database, owner, amount, now);
            depositMoney(ledger, { owner, amount, at: now, text: 'Norte Card' });
            done.push({ kind: 'deposit', amount, at: now });
          },
          round() {
            const seq = beginSlotSession(
              ledger,
              owner,
              { slug: 'moth-and-moon', title: 'Moth & Moon' },
              now,
            );
            playRound(ledger, owner, seq, { stake: amount, win, at: now });
            done.push(
              { kind: 'stake', amount, at: now },
              { kind: 'loss', amount: amount - win, at: now },
            );
          },
          presence() {
            addPresence(ledger.database, owner.accountCode, now, amount);
            done.push({ kind: 'time', amount, at: new Date(dayOf(now)) });
          },
        }[act];
        if (act !== 'presence' && overLimit) {
          expect(() => inTransaction(ledger.database, work)).toThrow(Problem);
        } else inTransaction(ledger.database, work);
        for (const kind of LIMIT_KINDS)
          for (const period of LIMIT_PERIODS)
            expect(usedOf(ledger.database, owner.accountCode, kind, period, now)).toBe(
              used({ kind, period }, now),
            );
      }
      ledger.database.close();
    }),
    { numRuns: 60 },
  );
});
