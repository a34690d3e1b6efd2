import type { Transaction, TransactionKind } from '../../operator/contract/types.ts';
import { prepared } from '../operator/prepared.ts';
import { numberOf, optionalText, type Row, textOf } from '../operator/row.ts';
import type { Ledger } from './ledger.ts';
import type { Listing } from './page.ts';

export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'stake',
  'win',
  'cash-out',
  'bonus',
  'correction',
] as const satisfies TransactionKind[];

/** Postings, with the state of those that are withdrawals. */
const SOURCE = `(
  SELECT ledger_postings.*, withdrawals.state
  FROM ledger_postings LEFT JOIN withdrawals ON withdrawals.posting = ledger_postings.seq)`;

/** Lists the postings that change what the player has, or those of one kind. */
export function transactionListing(kind: TransactionKind | undefined): Listing {
  const condition =
    kind === undefined
      ? { sql: `kind NOT IN ('settlement', 'payout')`, values: [] }
      : { sql: 'kind = ?', values: [kind] };
  return { source: SOURCE, time: 'at', condition };
}

/** Returns one posting as the player sees it. */
export function readTransaction({ database }: Ledger, seq: number): Transaction {
  return transactionOf(prepared(database, `SELECT * FROM ${SOURCE} WHERE seq = ?`).get(seq) ?? {});
}

const STATUS = { pending: 'pending', paid: 'booked', returned: 'refused' } as const;

export function transactionOf(row: Row): Transaction {
  const text = optionalText(row, 'text');
  const state = (optionalText(row, 'state') ?? 'paid') as keyof typeof STATUS;
  return {
    id: `T${numberOf(row, 'seq')}`,
    kind: textOf(row, 'kind') as TransactionKind,
    amount: numberOf(row, 'amount'),
    currency: textOf(row, 'currency'),
    balanceAfter: numberOf(row, 'balance_after'),
    at: textOf(row, 'at'),
    status: STATUS[state],
    ...(text !== undefined && { text }),
  };
}
