import type { Bet, BetStatus } from '../../operator/contract/types.ts';
import { Problem } from '../operator/problem.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayStake } from './limit-use.ts';
import { setStakeAside, settleStake } from './movements.ts';
import { prepared } from './prepared.ts';
import { nullableNumber, numberOf, optionalText, type Row, textOf } from './row.ts';

export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'void',
  'cashed-out',
] as const satisfies BetStatus[];

export type Leg = Bet['legs'][number];

/** A bet as it is placed; the embedded operator knows how it will end, and keeps it to itself. */
export interface PlacedBet {
  /** Minor units. */
  readonly stake: number;
  readonly legs: readonly Omit<Leg, 'status'>[];
  readonly at: Date;
  readonly ending: { readonly at: Date; readonly results: readonly BetStatus[] };
}

/**
 * Places a bet: its stake is set aside. Odds are decimal with two digits. Throws Problem 422
 * `limit_exceeded`, 409 `insufficient_funds`. Returns the bet's number.
 */
export function placeBet(ledger: Ledger, owner: Owner, bet: PlacedBet): number {
  const { stake, at, ending } = bet;
  assertMayStake(ledger.database, owner, stake, at);
  const legs = bet.legs.map((leg): Leg => ({ ...leg, status: 'open' }));
  const { lastInsertRowid } = prepared(
    ledger.database,
    `INSERT INTO bets (account_code, currency, placed_at, status, stake, odds, legs,
       ends_at, results) VALUES (?, ?, ?, 'open', ?, ?, ?, ?, ?)`,
  ).run(
    ...[owner.accountCode, owner.currency, at.toISOString()],
    ...[stake, Math.max(1.01, payoutOf(100, legs) / 100), JSON.stringify(legs)],
    ...[ending.at.toISOString(), JSON.stringify(ending.results)],
  );
  const seq = Number(lastInsertRowid);
  setStakeAside(ledger, { owner, amount: stake, at, text: nameOf(legs), reference: `bet:${seq}` });
  return seq;
}

/**
 * Settles an open bet by what became of its legs: lost with one lost leg, void when all are void,
 * won otherwise, at the odds of the legs that were won. Throws Problem 409 `bet_not_open`.
 */
export function endBet(ledger: Ledger, owner: Owner, seq: number, at: Date): void {
  const { bet, results } = openBet(ledger, owner, seq);
  const legs = bet.legs.map((leg, index) => ({ ...leg, status: results[index] ?? 'void' }));
  const status = statusOf(legs);
  const payout = status === 'lost' ? 0 : payoutOf(bet.stake, legs);
  settle(ledger, owner, seq, { ...bet, legs, status, payout }, at);
}

/** Pays an open bet before its end. Throws Problem 409 `bet_not_open`. */
export function cashOutBet(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  offer: { payout: number; at: Date },
): void {
  const { bet } = openBet(ledger, owner, seq);
  const ended = { ...bet, status: 'cashed-out', payout: offer.payout } as const;
  settle(ledger, owner, seq, ended, offer.at);
}

function openBet({ database }: Ledger, { accountCode }: Owner, seq: number) {
  const row = prepared(
    database,
    `SELECT * FROM bets WHERE seq = ? AND account_code = ? AND status = 'open'`,
  ).get(seq, accountCode);
  if (row === undefined) throw new Problem(409, 'bet_not_open', 'This bet is not open');
  return { bet: betOf(row), results: JSON.parse(textOf(row, 'results')) as BetStatus[] };
}

function settle(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  bet: Bet & { payout: number },
  at: Date,
): void {
  settleStake(
    ledger,
    { owner, amount: bet.stake, at, text: nameOf(bet.legs), reference: `bet:${seq}` },
    bet.payout,
    bet.status === 'void',
  );
  prepared(
    ledger.database,
    'UPDATE bets SET status = ?, settled_at = ?, payout = ?, legs = ? WHERE seq = ?',
  ).run(bet.status, at.toISOString(), bet.payout, JSON.stringify(bet.legs), seq);
}

/** What a bet pays in minor units, cents cut off; legs that are void count as odds of 1. */
export function payoutOf(stake: number, legs: readonly Pick<Leg, 'odds' | 'status'>[]): number {
  const counting = legs.filter(({ status }) => status !== 'void');
  const product = counting.reduce(
    (so, { odds }) => so * BigInt(Math.round(odds * 100)),
    BigInt(stake),
  );
  return Number(product / 100n ** BigInt(counting.length));
}

function statusOf(legs: readonly Leg[]): BetStatus {
  if (legs.some(({ status }) => status === 'lost')) return 'lost';
  return legs.every(({ status }) => status === 'void') ? 'void' : 'won';
}

function nameOf(legs: readonly Leg[]): string {
  const [first] = legs;
  const others = legs.length - 1;
  return others === 0 ? (first?.event ?? '') : `${first?.event} + ${others}`;
}

/** A bet as the contract shows it. */
export function betOf(row: Row): Bet {
  const legs = JSON.parse(textOf(row, 'legs')) as Leg[];
  const settledAt = optionalText(row, 'settled_at');
  const payout = nullableNumber(row, 'payout');
  return {
    id: `B${numberOf(row, 'seq')}`,
    placedAt: textOf(row, 'placed_at'),
    ...(settledAt !== undefined && { settledAt }),
    status: textOf(row, 'status') as BetStatus,
    kind: legs.length === 1 ? 'single' : 'combined',
    stake: numberOf(row, 'stake'),
    ...(payout !== null && { payout }),
    currency: textOf(row, 'currency'),
    odds: numberOf(row, 'odds'),
    legs,
  };
}
