import { expect, it } from 'vitest';
import { openReviews, saul } from '../../../tests/sandbox/accounts/account-reviews.ts';
import { seededDatabases } from '../../../tests/sandbox/seeded-databases.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';
import { placeBet } from '../wallet/bets.ts';
import { createLedger } from '../wallet/ledger.ts';
import { takeLiveBet } from '../wallet/live-bets.ts';
import { depositMoney } from '../wallet/movements.ts';
import { keepRoundOpen } from '../wallet/open-rounds.ts';
import { beginSlotSession, findSession } from '../wallet/slot-sessions.ts';
import { WITHDRAWAL_TAKES_MS, withdrawMoney } from '../wallet/withdrawals.ts';

const MONEY = 1000;
const GAME = { slug: 'stagehand-holdem', title: 'Stagehand Hold’em' };

/** An account under review with 10.00, and the clock of its operator. */
async function openHeldAccount() {
  let now = new Date('2026-06-01T12:00:00Z');
  const databases = seededDatabases(now);
  const { register, staff } = await openReviews({ databases, now: () => now });
  const { accountCode } = await register(saul);
  const ledger = createLedger(databases.operator);
  const owner = { accountCode, currency: 'EUR' };
  const inLedger = <T>(act: () => T) => inTransaction(ledger.database, act);
  inLedger(() => depositMoney(ledger, { owner, amount: MONEY, at: now, text: 'Norte' }));
  const session = () => {
    const terms = { device: 'desktop', signIn: 'ended', seed: 'seed' } as const;
    return findSession(ledger, owner, beginSlotSession(ledger, owner, GAME, now, terms));
  };
  return {
    ledger,
    owner,
    now,
    inLedger,
    session,
    pass(ms: number) {
      now = new Date(now.getTime() + ms);
    },
    async close() {
      const answer = await staff('POST', `/reviews/${accountCode}/close`);
      const { code = 'closed' } = (await answer.json()) as { code?: string };
      return `${answer.status} ${code}`;
    },
  };
}

it.each([
  ['won', '409 balance_left'],
  ['lost', '200 closed'],
] as const)(
  'RTE-6 closes no account with an open bet, and settles one that was %s first',
  async (result, answer) => {
    const { ledger, owner, now, inLedger, pass, close } = await openHeldAccount();
    const hour = 3_600_000;
    const ending = { at: new Date(now.getTime() + hour), results: [result] };
    const leg = { event: 'Norte – Sur', market: 'Result', outcome: 'Norte', odds: 2 };
    inLedger(() => placeBet(ledger, owner, { stake: MONEY, legs: [leg], at: now, ending }));
    expect(await close()).toBe('409 balance_left');
    pass(hour);
    expect(await close()).toBe(answer);
  },
);

it('RTE-6 closes no account until its withdrawal in progress is paid', async () => {
  const { ledger, owner, now, inLedger, pass, close } = await openHeldAccount();
  inLedger(() => withdrawMoney(ledger, { owner, amount: MONEY, at: now, text: 'Norte' }));
  expect(await close()).toBe('409 balance_left');
  pass(WITHDRAWAL_TAKES_MS);
  expect(await close()).toBe('200 closed');
});

it.each([
  ['wins', 3600, '409 balance_left'],
  ['loses', 0, '200 closed'],
] as const)(
  'RTE-6 closes no account with an open bet at a live table, and settles one that %s first',
  async (_, win, answer) => {
    const { ledger, owner, now, inLedger, session, pass, close } = await openHeldAccount();
    const minute = 60_000;
    const bet = { tableRound: 1, key: 'bet', at: now, dueAt: new Date(now.getTime() + minute) };
    inLedger(() =>
      takeLiveBet(ledger, owner, session(), { ...bet, stake: MONEY, win, outcome: {} }),
    );
    expect(await close()).toBe('409 balance_left');
    pass(minute);
    expect(await close()).toBe(answer);
  },
);

it.each([
  ['wins', 1500, '409 balance_left'],
  ['loses', 0, '200 closed'],
] as const)(
  'RTE-6 settles an open hand that %s before it closes an account',
  async (_, win, answer) => {
    const { ledger, owner, now, inLedger, session, close } = await openHeldAccount();
    const hand = { key: 'hand', at: now, stake: MONEY, win, outcome: {}, played: {} };
    inLedger(() => keepRoundOpen(ledger, owner, session(), hand, now));
    expect(await close()).toBe(answer);
  },
);
