import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import type { BetStatus, GameName } from '../../operator/contract/types.ts';
import { accountTables } from '../accounts/tables.ts';
import { cashOutBet, placeBet } from '../wallet/bets.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { ledgerFaults } from '../wallet/ledger-check.ts';
import { depositMoney, grantBonus } from '../wallet/movements.ts';
import { beginSlotSession, endSlotSession, playRound } from '../wallet/slot-sessions.ts';
import { walletTables } from '../wallet/tables.ts';
import { join, leave, listOptIns } from './opt-ins.ts';
import { promotionsPart } from './promotions-part.ts';

const owner = { accountCode: 'MQ000001', currency: 'EUR' };
/** When the bonus expires. */
const DUE = new Date('2026-11-24T12:03:00Z');
const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 12, count));

/** A player with 50.00 who has joined two promotions, one of which has a bonus. */
function joined() {
  const database = new DatabaseSync(':memory:');
  // Omits the player's account, which is not read here.
  database.exec('PRAGMA foreign_keys = OFF');
  database.exec(accountTables + walletTables + promotionsPart.tables);
  const ledger = createLedger(database);
  const take = <T>(act: () => T) => inTransaction(database, act);
  take(() => depositMoney(ledger, { owner, amount: 50_00, at: minute(0), text: 'Norte Card' }));
  const enter = (at: Date) => take(() => join(ledger, owner, 'jackpot-preview', at));
  enter(minute(3));
  take(() => join(ledger, owner, 'bulb-club', minute(3)));
  return {
    ledger,
    enter,
    quit: (at: Date) => take(() => leave(ledger, owner, 'jackpot-preview', at)),
    settle: (at: Date) => take(() => endDue(ledger, owner, at)),
    /** Plays one round in a separate session. */
    play: (game: GameName, stake: number, at: Date) =>
      take(() => {
        const session = beginSlotSession(ledger, owner, game, at);
        playRound(ledger, owner, session, { stake, win: 0, at });
        endSlotSession(ledger, owner, session, at, 'left');
      }),
    /** Stakes on one match, which is over in ten days. */
    bet: (stake: number, result: BetStatus, at: Date) =>
      take(() =>
        placeBet(ledger, owner, {
          stake,
          legs: [{ event: 'Herons - Comets', market: 'Winner', outcome: 'Herons', odds: 2 }],
          at,
          ending: { at: MATCH_OVER, results: [result] },
        }),
      ),
    grant: (amount: number, at: Date) =>
      take(() => grantBonus(ledger, { owner, amount, at, text: 'Welcome' })),
    cashOut: (bet: number, stake: number, payout: number, at: Date) =>
      take(() => cashOutBet(ledger, owner, bet, { stake, payout, at })),
    optIn: (name: string) =>
      listOptIns(database, owner).promotions.find(({ slug }) => slug === name),
    money() {
      expect(ledgerFaults(database)).toEqual([]);
      const { cash, bonus } = ledger.balanceOf(owner);
      return { cash, bonus };
    },
  };
}

test('PGS-1 turns a promotion’s bonus into cash after its games took the required stakes', () => {
  const { play, enter, quit, settle, optIn, money } = joined();
  const wagering = () => optIn('jackpot-preview')?.wagering;
  expect(wagering()).toEqual({ staked: 0, required: 25_00, currency: 'EUR' });
  expect(optIn('bulb-club')).toStrictEqual({ slug: 'bulb-club', at: minute(3).toISOString() });
  enter(minute(4));
  expect(money(), 'granted once').toEqual({ cash: 50_00, bonus: 5_00 });
  play(JACKPOT, 5_50, minute(5));
  expect(wagering()?.staked).toBe(5_50);
  play(SLOT, 27_00, minute(6));
  expect(wagering()?.staked, 'another kind of game').toBe(5_50);
  // Takes the last cash, and a part of the bonus.
  play(JACKPOT, 18_50, minute(7));
  expect(money()).toEqual({ cash: 0, bonus: 4_00 });
  play(JACKPOT, 1_00, minute(8));
  expect(money()).toEqual({ cash: 3_00, bonus: 0 });
  expect(wagering()).toEqual({ staked: 25_00, required: 25_00, currency: 'EUR' });
  settle(DUE);
  quit(DUE);
  expect(money()).toEqual({ cash: 3_00, bonus: 0 });
});

test('PGS-1 ends a bonus after its days or when its player opts out, and grants no second one', () => {
  const late = joined();
  late.play(SLOT, 53_00, minute(4));
  late.settle(new Date(DUE.getTime() - 1));
  expect(late.money()).toEqual({ cash: 0, bonus: 2_00 });
  late.settle(DUE);
  expect(late.money()).toEqual({ cash: 0, bonus: 0 });
  expect(late.optIn('jackpot-preview')).toBeDefined();
  expect(late.optIn('jackpot-preview')?.wagering).toBeUndefined();

  const left = joined();
  left.quit(minute(4));
  left.enter(minute(5));
  expect(left.money()).toEqual({ cash: 50_00, bonus: 0 });
  expect(left.optIn('jackpot-preview')?.wagering).toBeUndefined();
});

test('PGS-1 treats a returned bonus stake like the rest of a bonus that ended meanwhile', () => {
  const lapsed = joined();
  lapsed.bet(53_00, 'void', minute(4));
  lapsed.settle(DUE);
  expect(lapsed.money(), 'nothing to stake after its end').toEqual({ cash: 0, bonus: 0 });
  lapsed.settle(MATCH_OVER);
  expect(lapsed.money(), 'the bonus stake is taken back').toEqual({ cash: 50_00, bonus: 0 });

  const met = joined();
  met.play(JACKPOT, 24_00, minute(4));
  met.bet(28_00, 'void', minute(5));
  expect(met.money()).toEqual({ cash: 0, bonus: 3_00 });
  met.play(JACKPOT, 1_00, minute(6));
  expect(met.money(), 'of 5.00: 1.00 played, 2.00 cash, 2.00 at stake').toEqual({
    cash: 2_00,
    bonus: 0,
  });
  met.cashOut(1, 14_00, 7_00, minute(7));
  expect(met.money()).toEqual({ cash: 9_00, bonus: 0 });
  met.settle(MATCH_OVER);
  expect(met.money()).toEqual({ cash: 23_00, bonus: 0 });

  const lost = joined();
  lost.bet(53_00, 'lost', minute(4));
  lost.quit(minute(5));
  lost.grant(10_00, minute(6));
  lost.bet(10_00, 'void', minute(7));
  lost.settle(MATCH_OVER);
  expect(lost.money(), 'another bonus, staked later').toEqual({ cash: 0, bonus: 10_00 });
});

const MATCH_OVER = new Date(DUE.getTime() + 7 * 86_400_000);
const JACKPOT = { slug: 'vault-of-vaudeville', title: 'Vault of Vaudeville' };
const SLOT = { slug: 'moth-and-moon', title: 'Moth & Moon' };
