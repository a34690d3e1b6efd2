import { offersOf } from '../../../../config/derived-paths.ts';
import type { PublicConfig } from '../../../../config/public-config.ts';
import {
  type Bet,
  type BetStatus,
  betsQuery,
  type Days,
  type ListQuery,
  type SlotSession,
  slotSessionsQuery,
  type Transaction,
  type TransactionKind,
  transactionsQuery,
} from '../../../../operator/activity.ts';

const LISTS = ['transactions', 'bets', 'sessions'] as const;
/** The lists of a site: bets come from sports, sessions from games. */
export function listsOf(config: Pick<PublicConfig, 'routes'>) {
  const { casino, sports } = offersOf(config);
  return LISTS.filter((list) => (list !== 'bets' || sports) && (list !== 'sessions' || casino));
}
export const TRANSACTION_KINDS = [
  'deposit',
  'withdrawal',
  'stake',
  'win',
  'cash-out',
  'bonus',
  'correction',
] as const satisfies readonly TransactionKind[];
export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'void',
  'cashed-out',
] as const satisfies readonly BetStatus[];

/** One of the lists, with the filter from the URL and its query. */
export type ListView =
  | { list: 'transactions'; filter: TransactionKind | undefined; read: ReadList<Transaction> }
  | { list: 'bets'; filter: BetStatus | undefined; read: ReadList<Bet> }
  | { list: 'sessions'; filter: undefined; read: ReadList<SlotSession> };
/** @param limit entries per response */
type ReadList<T> = (limit: number) => ListQuery<T>;

/**
 * Returns the view for `list` and `kind` of the query string; unknown values give the full list of transactions.
 * @param lists those of this site
 * @param lang language of the page
 */
export function listView(
  search: URLSearchParams,
  lists: ReturnType<typeof listsOf>,
  accountCode: string,
  days: Days,
  lang: string,
): ListView {
  const kind = search.get('kind');
  const list = lists.find((known) => known === search.get('list')) ?? 'transactions';
  if (list === 'bets') {
    const filter = BET_STATUSES.find((status) => status === kind);
    const read = (limit: number) => betsQuery(accountCode, { ...days, limit }, filter, lang);
    return { list, filter, read };
  }
  if (list === 'sessions') {
    const read = (limit: number) => slotSessionsQuery(accountCode, { ...days, limit });
    return { list, filter: undefined, read };
  }
  const filter = TRANSACTION_KINDS.find((known) => known === kind);
  const read = (limit: number) => transactionsQuery(accountCode, { ...days, limit }, filter);
  return { list, filter, read };
}
