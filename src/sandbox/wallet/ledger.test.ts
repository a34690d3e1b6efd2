import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { BetStatus } from '../../operator/contract/types.ts';
import { accountTables } from '../accounts/tables.ts';
import { Problem } from '../http/problem.ts';
import { cashOutBet, placeBet } from './bets.ts';
import { endDue } from './due.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { ledgerFaults } from './ledger-check.ts';
import { depositMoney, grantBonus } from './movements.ts';
import { beginSlotSession, endSlotSession, playRound } from './slot-sessions.ts';
import { walletTables } from './tables.ts';
import { withdrawMoney } from './withdrawals.ts';

const owner = { accountCode: 'MQ000001', currency: 'EUR' };
const NOW = new Date('2026-11-18T12:00:00Z');
const LATER = new Date('2026-11-18T13:00:00Z');
const leg = (odds: number) => ({
  event: 'Herons - Comets',
  market: 'Winner',
  outcome: 'Herons',
  odds,
});

function newLedger(): Ledger {
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA foreign_keys = ON; ${accountTables} ${walletTables}`);
  return createLedger(database);
}

const amount = fc.integer({ min: 1, max: 20_000 });
/** Operations on a player's money, in any order. A refused one must not change anything. */
const happening = fc.oneof(
  amount.map((n) => (ledger: Ledger, at: Date) => {
    depositMoney(ledger, { owner, amount: n, at, text: 'Norte Card' });
  }),
  amount.map((n) => (ledger: Ledger, at: Date) => {
    grantBonus(ledger, { owner, amount: n, at, text: 'Welcome' });
  }),
  amount.map((n) => (ledger: Ledger, at: Date) => {
    withdrawMoney(ledger, { owner, amount: n, at, text: 'Norte Card' });
  }),
  fc.constant((ledger: Ledger, at: Date) => endDue(ledger, owner, at)),
  fc
    .record({
      stake: amount,
      odds: fc.integer({ min: 101, max: 900 }),
      result: fc.constantFrom('won' as const, 'lost' as const, 'void' as const),
      minutes: fc.integer({ min: 1, max: 300 }),
    })
    .map(({ stake, odds, result, minutes }) => (ledger: Ledger, at: Date) => {
      const ending = {
        at: new Date(at.getTime() + minutes * 60_000),
        results: [result, 'won'] as const,
      };
      placeBet(ledger, owner, { stake, legs: [leg(odds / 100), leg(1.85)], at, ending });
    }),
  fc.record({ seq: fc.integer({ min: 1, max: 6 }), payout: amount }).map(
    ({ seq, payout }) =>
      (ledger: Ledger, at: Date) =>
        cashOutBet(ledger, owner, seq, { payout, at }),
  ),
  fc
    .record({ stake: amount, win: fc.nat(30_000) })
    .map(({ stake, win }) => (ledger: Ledger, at: Date) => {
      const seq = beginSlotSession(
        ledger,
        owner,
        { slug: 'moth-and-moon', title: 'Moth & Moon' },
        at,
      );
      playRound(ledger, owner, seq, { stake, win, at });
      endSlotSession(ledger, owner, seq, at, 'left');
    }),
);

test('R1 loses and creates no cent and overdraws no balance in any order of operations', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 30 }), (story) => {
      const ledger = newLedger();
      story.forEach((happen, hour) => {
        const at = new Date(NOW.getTime() + hour * 1_800_000);
        try {
          inTransaction(ledger.database, () => happen(ledger, at));
        } catch (error) {
          // Refusals are expected, violated constraints are not.
          if (!(error instanceof Problem)) throw error;
        }
      });
      expect(ledgerFaults(ledger.database)).toEqual([]);
      ledger.database.close();
    }),
    { numRuns: 60 },
  );
});

test('R1 refuses invalid postings in the database, and the check finds any that got past it', () => {
  const { database, post } = newLedger();
  const book = (entries: Record<string, number>) => () =>
    inTransaction(database, () => post({ owner, kind: 'deposit', at: NOW, entries }));
  book({ bank: -500, cash: 500 })();
  expect(book({ bank: -500, cash: 499 })).toThrow('add up to zero');
  expect(book({ bank: 501, cash: -501 })).toThrow('CHECK');
  expect(book({ bank: -0.5, cash: 0.5 })).toThrow('whole');
  expect(book({})).toThrow('add up to zero');
  expect(() => post({ owner, kind: 'deposit', at: NOW, entries: {} })).toThrow('transaction');
  expect(() => database.exec('UPDATE ledger_entries SET amount = 1')).toThrow('append-only');
  expect(() => database.exec('DELETE FROM ledger_postings')).toThrow('append-only');
  expect(() =>
    database.exec(`INSERT INTO ledger_entries VALUES (1, 'house', 'bank', 'EUR', 5)`),
  ).toThrow('closed');
  expect(() =>
    database.exec(`INSERT INTO ledger_entries VALUES (9, 'house', 'bank', 'EUR', 5)`),
  ).toThrow('FOREIGN KEY');
  expect(ledgerFaults(database)).toEqual([]);
  database.exec(`UPDATE ledger_accounts SET balance = balance + 1 WHERE owner = 'house'`);
  expect(ledgerFaults(database)).toEqual([
    'a balance is not the sum of its entries',
    'money was lost or made',
  ]);
});

test('PGS-1 pays stake times odds rounded down, void legs as 1; a lost leg loses the bet', () => {
  const ledger = newLedger();
  const { database } = ledger;
  inTransaction(database, () => {
    depositMoney(ledger, { owner, amount: 10_000, at: NOW, text: 'Norte Card' });
    const legs = [leg(1.11), leg(2.37), leg(3.05)];
    const bet = (...results: BetStatus[]) =>
      placeBet(ledger, owner, { stake: 333, legs, at: NOW, ending: { at: LATER, results } });
    bet('won', 'won', 'won');
    bet('won', 'void', 'won');
    bet('won', 'lost', 'void');
    bet('void', 'void', 'void');
    endDue(ledger, owner, new Date(LATER.getTime() - 1));
    expect(ledger.balanceOf(owner).cash).toBe(10_000 - 4 * 333);
    endDue(ledger, owner, LATER);
  });
  const bets = database.prepare('SELECT status, payout, odds FROM bets ORDER BY seq').all();
  // 333 × 1.11 × 2.37 × 3.05 = 2671.87…; 333 × 1.11 × 3.05 = 1127.37…
  expect(bets).toEqual([
    { status: 'won', payout: 2671, odds: 8.02 },
    { status: 'won', payout: 1127, odds: 8.02 },
    { status: 'lost', payout: 0, odds: 8.02 },
    { status: 'void', payout: 333, odds: 8.02 },
  ]);
  expect(ledger.balanceOf(owner).cash).toBe(10_000 - 4 * 333 + 2671 + 1127 + 333);
  expect(() => cashOutBet(ledger, owner, 1, { payout: 1, at: LATER })).toThrow('not open');
});

test('PGS-1 returns the stake of a void bet and a cash-out as cash and bonus in proportion', () => {
  const ledger = newLedger();
  inTransaction(ledger.database, () => {
    const money = () => {
      const { cash, bonus } = ledger.balanceOf(owner);
      return { cash, bonus };
    };
    const bet = (stake: number, result: BetStatus) =>
      placeBet(ledger, owner, {
        stake,
        legs: [leg(2)],
        at: NOW,
        ending: { at: LATER, results: [result] },
      });
    depositMoney(ledger, { owner, amount: 100, at: NOW, text: 'Norte Card' });
    grantBonus(ledger, { owner, amount: 500, at: NOW, text: 'Welcome' });
    // A third is cash: 16 cents of the 50 returned first, and 50 of the 150 returned in total after the void.
    const seq = bet(300, 'void');
    cashOutBet(ledger, owner, seq, { payout: 50, at: NOW, stake: 200 });
    expect(money()).toEqual({ cash: 16, bonus: 334 });
    endDue(ledger, owner, LATER);
    expect(money()).toEqual({ cash: 50, bonus: 400 });
    bet(100, 'won');
    endDue(ledger, owner, LATER);
    expect(money()).toEqual({ cash: 150, bonus: 400 });
    // The part of a cash-out above the stake is a win, and a win is cash. 150 of the 300 are the stake's cash.
    cashOutBet(ledger, owner, bet(300, 'lost'), { payout: 450, at: NOW });
    expect(money()).toEqual({ cash: 300, bonus: 400 });
  });
  expect(ledgerFaults(ledger.database)).toEqual([]);
});

test('PGS-1 returns a bonus stake of a won bet to the bonus, and pays what it wins as cash', () => {
  const ledger = newLedger();
  inTransaction(ledger.database, () => {
    const settle = (stake: number, results: readonly BetStatus[], needed = results.length) => {
      const legs = results.map(() => leg(1.9));
      placeBet(ledger, owner, { stake, legs, needed, at: NOW, ending: { at: LATER, results } });
      endDue(ledger, owner, LATER);
      const { cash, bonus } = ledger.balanceOf(owner);
      return { cash, bonus };
    };
    grantBonus(ledger, { owner, amount: 500, at: NOW, text: 'Welcome' });
    expect(settle(200, ['won'])).toEqual({ cash: 180, bonus: 500 });
    depositMoney(ledger, { owner, amount: 20, at: NOW, text: 'Norte Card' });
    // One of three singles wins: 190 of the 300, of which 200 were cash.
    expect(settle(300, ['won', 'lost', 'lost'], 1)).toEqual({ cash: 126, bonus: 464 });
  });
  expect(ledgerFaults(ledger.database)).toEqual([]);
});

test('PGS-1 returns a bonus stake of a game round to the bonus, and pays what it wins as cash', () => {
  const ledger = newLedger();
  inTransaction(ledger.database, () => {
    grantBonus(ledger, { owner, amount: 500, at: NOW, text: 'Welcome' });
    const game = { slug: 'moth-and-moon', title: 'Moth & Moon' };
    const session = beginSlotSession(ledger, owner, game, NOW);
    const play = (stake: number, win: number) => {
      playRound(ledger, owner, session, { stake, win, at: NOW });
      const { cash, bonus } = ledger.balanceOf(owner);
      return { cash, bonus };
    };
    expect(play(500, 500)).toEqual({ cash: 0, bonus: 500 });
    expect(play(480, 700)).toEqual({ cash: 220, bonus: 500 });
    // 220 of cash and 180 of bonus, so of 100 returned, 55 are cash.
    expect(play(400, 100)).toEqual({ cash: 55, bonus: 365 });
  });
  expect(ledgerFaults(ledger.database)).toEqual([]);
});

test('PGS-1 stakes cash before bonus, never pays out bonus, and withdraws in an hour', () => {
  const ledger = newLedger();
  inTransaction(ledger.database, () => {
    depositMoney(ledger, { owner, amount: 1000, at: NOW, text: 'Norte Card' });
    grantBonus(ledger, { owner, amount: 1000, at: NOW, text: 'Welcome' });
    const ending = { at: new Date(LATER.getTime() + 3_600_000), results: [] };
    placeBet(ledger, owner, { stake: 600, legs: [leg(2)], at: NOW, ending });
    const take = (amount: number) =>
      withdrawMoney(ledger, { owner, amount, at: NOW, text: 'Norte Card' });
    expect(() => take(401)).toThrow('not enough');
    take(287);
    take(113);
    placeBet(ledger, owner, { stake: 100, legs: [leg(2)], at: NOW, ending });
    expect(ledger.balanceOf(owner)).toEqual({ currency: 'EUR', cash: 0, bonus: 900 });
    endDue(ledger, owner, new Date(LATER.getTime() - 1));
    expect(ledger.balanceOf(owner).cash).toBe(0);
    // The bank returns withdrawals whose amount ends in 13.
    endDue(ledger, owner, LATER);
    expect(ledger.balanceOf(owner).cash).toBe(113);
  });
  expect(ledgerFaults(ledger.database)).toEqual([]);
});
