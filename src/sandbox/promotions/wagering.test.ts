import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { GameName } from '../../operator/contract/types.ts';
import { accountTables } from '../accounts/tables.ts';
import { inTransaction } from '../operator/operator-database.ts';
import { endDue } from '../wallet/due.ts';
import { createLedger } from '../wallet/ledger.ts';
import { ledgerFaults } from '../wallet/ledger-check.ts';
import { depositMoney } from '../wallet/movements.ts';
import { beginSlotSession, endSlotSession, playRound } from '../wallet/slot-sessions.ts';
import { walletTables } from '../wallet/tables.ts';
import { join, leave, listOptIns } from './opt-ins.ts';
import { promotionsPart } from './promotions-part.ts';

const owner = { accountCode: 'MQ000001', currency: 'EUR' };
/** The end of the bonus. */
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
    /** Plays one round in a session of its own. */
    play: (game: GameName, stake: number, at: Date) =>
      take(() => {
        const session = beginSlotSession(ledger, owner, game, at);
        playRound(ledger, owner, session, { stake, win: 0, at });
        endSlotSession(ledger, owner, session, at, 'left');
      }),
    optIn: (name: string) =>
      listOptIns(database, owner).promotions.find(({ slug }) => slug === name),
    money() {
      expect(ledgerFaults(database)).toEqual([]);
      const { cash, bonus } = ledger.balanceOf(owner);
      return { cash, bonus };
    },
  };
}

test('PGS-1 turns a promotion’s bonus into cash once its games took the stakes it asks for', () => {
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

test('PGS-1 ends a bonus after its days or as its player leaves, and grants no second one', () => {
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

const JACKPOT = { slug: 'vault-of-vaudeville', title: 'Vault of Vaudeville' };
const SLOT = { slug: 'moth-and-moon', title: 'Moth & Moon' };
