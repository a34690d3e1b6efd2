import { oneOf } from '../http/parameters.ts';
import { type Route, route } from '../http/route.ts';
import { DAY_MS, startOfWeek } from '../operator/calendar.ts';
import { BET_STATUSES, betOf } from './bets.ts';
import { calendarOf, type DateRange, dateRange } from './date-range.ts';
import type { Ledger } from './ledger.ts';
import { betIn } from './leg-words.ts';
import { readPage } from './page.ts';
import { settledOwner } from './settled-owner.ts';
import { SETTLED, slotSessionOf } from './slot-session-summaries.ts';
import { TRANSACTION_KINDS, transactionListing, transactionOf } from './transactions.ts';
import { readWeeks } from './weeks.ts';

/** Weeks of activity for requests without a period. */
const WEEKS = 26;

/** Routes for the balance, its transactions and the play behind them. */
export function activityRoutes(ledger: Ledger): readonly Route[] {
  const { database } = ledger;
  const common = { family: 'operator', method: 'GET', access: 'player' } as const;

  return [
    route({
      ...common,
      operation: 'readBalance',
      path: '/accounts/{accountCode}/balance',
      handle: ({ player, now }) => ({
        status: 200,
        value: ledger.balanceOf(settledOwner(ledger, player.accountCode, now)),
      }),
    }),
    route({
      ...common,
      operation: 'listTransactions',
      path: '/accounts/{accountCode}/transactions',
      handle: ({ player, query, now }) => {
        const listing = transactionListing(oneOf(query, 'kind', TRANSACTION_KINDS));
        const { accountCode } = settledOwner(ledger, player.accountCode, now);
        const { items, ...next } = readPage(database, accountCode, query, listing, transactionOf);
        return { status: 200, value: { transactions: items, ...next } };
      },
    }),
    route({
      ...common,
      operation: 'listBets',
      path: '/accounts/{accountCode}/bets',
      handle: ({ player, query, now }) => {
        const { accountCode } = settledOwner(ledger, player.accountCode, now);
        const status = oneOf(query, 'status', BET_STATUSES);
        const listing = {
          source: 'bets',
          time: 'placed_at',
          ...(status && { condition: { sql: 'status = ?', values: [status] } }),
        };
        const lang = query.get('lang') ?? undefined;
        const { items, ...next } = readPage(database, accountCode, query, listing, betOf);
        const bets = items.map((bet) => betIn(lang, bet));
        return { status: 200, value: { bets, ...next } };
      },
    }),
    route({
      ...common,
      operation: 'listSlotSessions',
      path: '/accounts/{accountCode}/slot-sessions',
      handle: ({ player, query, now }) => {
        const condition = { sql: SETTLED, values: [] };
        const listing = { source: 'slot_sessions', time: 'started_at', condition };
        const { accountCode } = settledOwner(ledger, player.accountCode, now);
        const page = readPage(database, accountCode, query, listing, slotSessionOf);
        const { items, ...next } = page;
        return { status: 200, value: { slotSessions: items, ...next } };
      },
    }),
    route({
      ...common,
      operation: 'readActivity',
      path: '/accounts/{accountCode}/activity',
      handle: ({ player, query, now }) => {
        const range = dateRange(query) ?? lastWeeks(query, now);
        const { accountCode, currency } = settledOwner(ledger, player.accountCode, now);
        return { status: 200, value: { currency, weeks: readWeeks(database, accountCode, range) } };
      },
    }),
  ];
}

/** Whole weeks up to today. */
function lastWeeks(query: URLSearchParams, now: Date): DateRange {
  const calendar = calendarOf(query);
  const last = calendar.dayOf(now);
  const first = new Date(startOfWeek(last).getTime() - (WEEKS - 1) * 7 * DAY_MS);
  return { first, last, calendar };
}
