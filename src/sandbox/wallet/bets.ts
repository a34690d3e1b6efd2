import type { Bet, BetStatus } from '../../operator/contract/types.ts';
import { Problem } from '../http/problem.ts';
import { prepared } from '../operator/prepared.ts';
import { nullableNumber, numberOf, optionalText, type Row, textOf } from '../operator/row.ts';
import { followEndedBonuses } from './bonuses.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayStake } from './limit-use.ts';
import { bonusIn, type Payout, setStakeAside, settleStake } from './movements.ts';
import { returnsOf } from './returns.ts';

export const BET_STATUSES = [
  'open',
  'won',
  'lost',
  'void',
  'cashed-out',
] as const satisfies BetStatus[];

export type Leg = Bet['legs'][number];

/** A bet to place. The embedded operator knows the result in advance, but does not disclose it. */
interface PlacedBet {
  /** Minor units. */
  readonly stake: number;
  readonly legs: readonly Omit<Leg, 'status'>[];
  /** For a system: number of legs in each combination. All legs by default. */
  readonly needed?: number;
  readonly at: Date;
  readonly ending: { readonly at: Date; readonly results: readonly BetStatus[] };
}

/**
 * Places a bet and sets its stake aside. Odds are decimal with two digits.
 * @returns the bet's number
 * @throws Problem 422 `limit_exceeded`, 409 `insufficient_funds`
 */
export function placeBet(ledger: Ledger, owner: Owner, bet: PlacedBet): number {
  const { stake, at, ending, needed = bet.legs.length } = bet;
  assertMayStake(ledger.database, owner, stake, at);
  const legs = bet.legs.map((leg): Leg => ({ ...leg, status: 'open' }));
  const { lastInsertRowid } = prepared(
    ledger.database,
    `INSERT INTO bets (account_code, currency, placed_at, status, stake, odds, legs, needed,
       ends_at, results) VALUES (?, ?, ?, 'open', ?, ?, ?, ?, ?, ?)`,
  ).run(
    owner.accountCode,
    owner.currency,
    at.toISOString(),
    stake,
    Math.max(1.01, payoutOf(100, legs, needed) / 100),
    JSON.stringify(legs),
    needed,
    ending.at.toISOString(),
    JSON.stringify(ending.results),
  );
  const seq = Number(lastInsertRowid);
  const text = nameOf(legs);
  const bonus = setStakeAside(ledger, { owner, amount: stake, at, text, reference: `bet:${seq}` });
  prepared(ledger.database, 'UPDATE bets SET bonus_stake = ? WHERE seq = ?').run(bonus, seq);
  return seq;
}

/**
 * Settles the remaining part of an open bet from the results of its legs: lost if too few are left for a combination,
 * void if all are void, otherwise won at the odds of the winning legs. The part above the stake is a win, so it is
 * cash.
 * @throws Problem 409 `bet_not_open`
 */
export function endBet(ledger: Ledger, owner: Owner, seq: number, at: Date): void {
  const { bet, results, needed, bonusOf } = openBet(ledger, owner, seq);
  const legs = bet.legs.map((leg, index) => ({ ...leg, status: results[index] ?? 'void' }));
  const status = statusOf(legs, needed);
  const stake = openStakeOf(bet);
  const amount = payoutOf(stake, legs, needed);
  const bonus = bonusOf(Math.min(amount, stake));
  const payout: Payout = { amount, bonus, kind: status === 'void' ? 'correction' : 'win' };
  settle(ledger, owner, seq, { ...bet, legs, status }, { stake, payout, at });
}

/**
 * Cashes out an open bet, or a part of its stake. The rest stays open.
 * @throws Problem 409 `bet_not_open`, 422 `part_too_high`
 */
export function cashOutBet(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  offer: { payout: number; at: Date; stake?: number },
): void {
  const { bet, bonusOf } = openBet(ledger, owner, seq);
  const { at, stake = openStakeOf(bet) } = offer;
  // The same as when the bet is settled.
  const returned = Math.min(offer.payout, stake);
  const payout: Payout = { amount: offer.payout, bonus: bonusOf(returned), kind: 'cash-out' };
  const left = openStakeOf(bet) - stake;
  if (left < 0) throw new Problem(422, 'part_too_high', 'The open part is smaller');
  if (left === 0) {
    settle(ledger, owner, seq, { ...bet, status: 'cashed-out' }, { stake, payout, at });
    return;
  }
  settleStake(ledger, { ...movementOf(bet, seq), owner, amount: stake, at }, payout);
  prepared(
    ledger.database,
    `UPDATE bets SET closed_stake = closed_stake + ?, closed_payout = closed_payout + ?, returned = returned + ?
     WHERE seq = ?`,
  ).run(stake, payout.amount, returned, seq);
  follow(ledger, owner, bet, payout, at);
}

function openBet({ database }: Ledger, { accountCode }: Owner, seq: number) {
  const row = prepared(
    database,
    `SELECT * FROM bets WHERE seq = ? AND account_code = ? AND status = 'open'`,
  ).get(seq, accountCode);
  if (row === undefined) throw new Problem(409, 'bet_not_open', 'This bet is not open');
  const whole = { stake: numberOf(row, 'stake'), bonusStake: numberOf(row, 'bonus_stake') };
  const before = numberOf(row, 'returned');
  return {
    bet: betOf(row),
    /** The bonus part of a returned sum, rounded together with earlier returns so that all parts add up. */
    bonusOf: (sum: number) => bonusIn(whole, before + sum) - bonusIn(whole, before),
    results: JSON.parse(textOf(row, 'results')) as BetStatus[],
    needed: numberOf(row, 'needed'),
  };
}

/** @param last the remaining stake and its payout */
function settle(
  ledger: Ledger,
  owner: Owner,
  seq: number,
  bet: Bet,
  last: { stake: number; payout: Payout; at: Date },
): void {
  const { stake, payout, at } = last;
  const movement = { ...movementOf(bet, seq), owner, amount: stake, at };
  settleStake(ledger, movement, payout);
  prepared(
    ledger.database,
    'UPDATE bets SET status = ?, settled_at = ?, payout = closed_payout + ?, legs = ? WHERE seq = ?',
  ).run(bet.status, at.toISOString(), payout.amount, JSON.stringify(bet.legs), seq);
  follow(ledger, owner, bet, payout, at);
}

const follow = (ledger: Ledger, owner: Owner, { placedAt }: Bet, { bonus }: Payout, at: Date) =>
  followEndedBonuses(ledger, owner, { returned: bonus, stakedAt: new Date(placedAt), at });

const movementOf = ({ legs }: Bet, seq: number) => ({
  text: nameOf(legs),
  reference: `bet:${seq}`,
});

/** Stake of a bet that remains after partial cash-outs. */
export const openStakeOf = ({ stake, cashedOut }: Pick<Bet, 'stake' | 'cashedOut'>): number =>
  stake - (cashedOut?.stake ?? 0);

/** Payout of a bet in minor units, rounded down; void legs count as odds of 1. */
export const payoutOf = (
  stake: number,
  legs: readonly Pick<Leg, 'odds' | 'status'>[],
  needed = legs.length,
): number => returnsOf(stake, legs.map(worthOf), needed);

const worthOf = ({ odds, status }: Pick<Leg, 'odds' | 'status'>): number =>
  status === 'lost' ? 0 : status === 'void' ? 1 : odds;

function statusOf(legs: readonly Leg[], needed: number): BetStatus {
  if (legs.filter(({ status }) => status !== 'lost').length < needed) return 'lost';
  return legs.every(({ status }) => status === 'void') ? 'void' : 'won';
}

function nameOf(legs: readonly Leg[]): string {
  const [first] = legs;
  const others = legs.length - 1;
  return others === 0 ? (first?.event ?? '') : `${first?.event} + ${others}`;
}

/** Lists when a bet was cashed out, in parts or as a whole, and what each time paid; oldest first. */
export function cashOutsOf(
  { database }: Ledger,
  accountCode: string,
  { seq, placedAt }: { seq: number; placedAt: string },
): { at: string; payout: number }[] {
  return prepared(
    database,
    `SELECT at, amount FROM ledger_postings
     WHERE account_code = ? AND at >= ? AND kind = 'cash-out' AND reference = ? ORDER BY seq`,
  )
    .all(accountCode, placedAt, `bet:${seq}`)
    .map((row) => ({ at: textOf(row, 'at'), payout: numberOf(row, 'amount') }));
}

/** Converts a row to a bet of the contract. */
export function betOf(row: Row): Bet {
  const legs = JSON.parse(textOf(row, 'legs')) as Leg[];
  const settledAt = optionalText(row, 'settled_at');
  const payout = nullableNumber(row, 'payout');
  const needed = numberOf(row, 'needed');
  const closedStake = numberOf(row, 'closed_stake');
  return {
    id: `B${numberOf(row, 'seq')}`,
    placedAt: textOf(row, 'placed_at'),
    ...(settledAt !== undefined && { settledAt }),
    status: textOf(row, 'status') as BetStatus,
    kind: needed < legs.length ? 'system' : legs.length === 1 ? 'single' : 'combined',
    ...(needed < legs.length && { needed }),
    stake: numberOf(row, 'stake'),
    ...(payout !== null && { payout }),
    ...(closedStake > 0 && {
      cashedOut: { stake: closedStake, payout: numberOf(row, 'closed_payout') },
    }),
    currency: textOf(row, 'currency'),
    odds: numberOf(row, 'odds'),
    legs,
  };
}
