import type { DatabaseSync } from 'node:sqlite';
import type { Balance } from '../../operator/contract/types.ts';
import { numberOf, type Row, textOf } from '../operator/row.ts';

/** The owner of the money. */
export interface Owner {
  readonly accountCode: string;
  readonly currency: string;
}

/** A player's money: available, or reserved (staked on open bets, being withdrawn). */
type Pocket = 'cash' | 'bonus' | 'in-play' | 'leaving';
/** The counterpart: banks outside, revenue from play, promotions granted. */
type HouseAccount = 'bank' | 'revenue' | 'promotions';

/** Kinds of postings. Players see those that change what they have; a settlement (a lost stake) and a payout do not. */
type PostingKind =
  | 'deposit'
  | 'withdrawal'
  | 'stake'
  | 'win'
  | 'cash-out'
  | 'bonus'
  | 'correction'
  | 'settlement'
  | 'payout';

interface Posting {
  readonly owner: Owner;
  readonly kind: PostingKind;
  readonly at: Date;
  /** Minor units by account, which add up to zero; zeros are omitted. */
  readonly entries: Partial<Record<Pocket | HouseAccount, number>>;
  /** Game, event or payment method. */
  readonly text?: string;
  /** Reference, such as `bet:5`, `slot:7`, `withdrawal:12`. */
  readonly reference?: string;
}

const HOUSE: readonly string[] = ['bank', 'revenue', 'promotions'] satisfies HouseAccount[];

export type Ledger = ReturnType<typeof createLedger>;

/** Creates the ledger on a database that has the wallet's tables. */
export function createLedger(database: DatabaseSync) {
  const nextSeq = database.prepare('SELECT coalesce(max(seq), 0) + 1 AS seq FROM ledger_postings');
  const pockets = database.prepare(
    'SELECT pocket, balance FROM ledger_accounts WHERE owner = ? AND currency = ?',
  );
  const addEntry = database.prepare(
    'INSERT INTO ledger_entries (posting, owner, pocket, currency, amount) VALUES (?, ?, ?, ?, ?)',
  );
  const addPosting = database.prepare(
    'INSERT INTO ledger_postings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );

  function balanceOf({ accountCode, currency }: Owner): Balance {
    const rows: Row[] = pockets.all(accountCode, currency);
    const amount = (pocket: Pocket) => {
      const row = rows.find((candidate) => textOf(candidate, 'pocket') === pocket);
      return row === undefined ? 0 : numberOf(row, 'balance');
    };
    return { currency, cash: amount('cash'), bonus: amount('bonus') };
  }

  return {
    database,

    /** Current cash and bonus. */
    balanceOf,

    /**
     * Books one posting and returns its number. Runs inside the caller's transaction. Throws if the entries do not add
     * up to zero, or if a player's pocket would fall below zero.
     */
    post({ owner, kind, at, entries, text, reference }: Posting): number {
      if (!database.isTransaction) throw new Error('money must be moved inside a transaction');
      const seq = numberOf(nextSeq.get() ?? {}, 'seq');
      for (const [account, amount] of Object.entries(entries)) {
        if (!Number.isSafeInteger(amount))
          throw new RangeError('amounts must be whole minor units');
        const holder = HOUSE.includes(account) ? 'house' : owner.accountCode;
        if (amount !== 0) addEntry.run(seq, holder, account, owner.currency, amount);
      }
      const { cash, bonus } = balanceOf(owner);
      const moved = (entries.cash ?? 0) + (entries.bonus ?? 0);
      addPosting.run(
        seq,
        owner.accountCode,
        kind,
        owner.currency,
        moved,
        cash + bonus,
        at.toISOString(),
        text ?? null,
        reference ?? null,
      );
      return seq;
    },
  };
}
