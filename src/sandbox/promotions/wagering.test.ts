import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { accountTables } from '../accounts/tables.ts';
import { inTransaction } from '../operator/operator-database.ts';
import { createLedger } from '../wallet/ledger.ts';
import { depositMoney } from '../wallet/movements.ts';
import { beginSlotSession, endSlotSession, playRound } from '../wallet/slot-sessions.ts';
import { walletTables } from '../wallet/tables.ts';
import { join, listOptIns } from './opt-ins.ts';
import { promotionsPart } from './promotions-part.ts';

const owner = { accountCode: 'MQ000001', currency: 'EUR' };
const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 12, count));

test('PGS-1 counts stakes on a promotion’s games since opt-in, up to its goal', () => {
  const database = new DatabaseSync(':memory:');
  // Omits the player's account, which is not read here.
  database.exec('PRAGMA foreign_keys = OFF');
  database.exec(accountTables + walletTables + promotionsPart.tables);
  const ledger = createLedger(database);
  const take = <T>(act: () => T) => inTransaction(database, act);
  take(() => depositMoney(ledger, { owner, amount: 100_00, at: minute(0), text: 'Norte Card' }));
  let session = take(() => beginSlotSession(ledger, owner, JACKPOT, minute(1)));
  const play = (stake: number, at: Date) =>
    take(() => playRound(ledger, owner, session, { stake, win: 0, at }));
  const wagering = () =>
    listOptIns(database, owner).promotions.find(({ slug }) => slug === 'jackpot-preview')?.wagering;

  play(7_00, minute(2));
  join(database, owner.accountCode, 'jackpot-preview', minute(3));
  join(database, owner.accountCode, 'bulb-club', minute(3));
  expect(wagering()).toEqual({ staked: 0, required: 25_00, currency: 'EUR' });
  play(4_00, minute(4));
  play(1_50, minute(5));
  expect(wagering()?.staked).toBe(5_50);
  take(() => endSlotSession(ledger, owner, session, minute(6), 'left'));
  session = take(() => beginSlotSession(ledger, owner, SLOT, minute(7)));
  play(9_00, minute(8));
  expect(wagering()?.staked, 'another kind of game').toBe(5_50);
  take(() => endSlotSession(ledger, owner, session, minute(9), 'left'));
  session = take(() => beginSlotSession(ledger, owner, JACKPOT, minute(10)));
  play(40_00, minute(11));
  expect(wagering()?.staked).toBe(25_00);
  expect(
    listOptIns(database, owner).promotions.find(({ slug }) => slug === 'bulb-club'),
  ).toStrictEqual({ slug: 'bulb-club', at: minute(3).toISOString() });
});

const JACKPOT = { slug: 'vault-of-vaudeville', title: 'Vault of Vaudeville' };
const SLOT = { slug: 'moth-and-moon', title: 'Moth & Moon' };
