import { Problem } from '../http/problem.ts';
import type { Ledger, Owner } from './ledger.ts';

/** A movement of a player's money, in minor units, above zero. Runs inside the caller's transaction. */
export interface Movement {
  readonly owner: Owner;
  readonly amount: number;
  readonly at: Date;
  /** Game, event or payment method. */
  readonly text: string;
  /** Reference, such as `bet:5`. */
  readonly reference?: string;
}

/** Books a deposit from outside. Returns the posting's number. */
export function depositMoney(ledger: Ledger, { amount, ...rest }: Movement): number {
  return ledger.post({ ...rest, kind: 'deposit', entries: { bank: -amount, cash: amount } });
}

/** Grants a bonus, which can be staked but not withdrawn. */
export function grantBonus(ledger: Ledger, { amount, ...rest }: Movement): number {
  return ledger.post({ ...rest, kind: 'bonus', entries: { promotions: -amount, bonus: amount } });
}

/** Ends a bonus: its rest becomes cash, which the player only sees in the balance, or is taken back. */
export function endBonus(
  ledger: Ledger,
  { amount, ...rest }: Movement,
  receiver: 'cash' | 'promotions',
): void {
  const kind = receiver === 'cash' ? 'settlement' : 'bonus';
  ledger.post({ ...rest, kind, entries: { bonus: -amount, [receiver]: amount } });
}

/** Reserves the stake of a bet until the bet is settled. Cash is used before bonus. Returns the part that was bonus. */
export function setStakeAside(ledger: Ledger, movement: Movement): number {
  return spend(ledger, movement, 'in-play');
}

/** Books the stake of a game round as revenue at once. Returns the part that was bonus. */
export function stakeOnRound(ledger: Ledger, movement: Movement): number {
  return spend(ledger, movement, 'revenue');
}

/**
 * Books the win of a game round as cash, except for the part that returns a bonus stake.
 * @param bonus the part that goes back to the bonus
 */
export function winRound(ledger: Ledger, { amount, ...rest }: Movement, bonus: number): number {
  const entries = { revenue: -amount, cash: amount - bonus, bonus };
  return ledger.post({ ...rest, kind: 'win', entries });
}

/** A stake and the part of it that was bonus, minor units. */
export interface Stake {
  readonly stake: number;
  readonly bonusStake: number;
}

/**
 * The bonus part of a returned sum, which is at most the stake. Cash is rounded down, so that no cent of bonus becomes
 * cash.
 */
export const bonusIn = ({ stake, bonusStake }: Stake, returned: number): number =>
  returned - (stake === 0 ? 0 : Math.floor((returned * (stake - bonusStake)) / stake));

/** Payout of a settled stake, minor units. */
export interface Payout {
  readonly amount: number;
  /** The part of it that goes back to the bonus. */
  readonly bonus: number;
  /** `correction` returns the stake of a void bet. */
  readonly kind: 'win' | 'cash-out' | 'correction';
}

/**
 * Settles the stake of a bet: the player gets the payout, and the difference is revenue, positive or negative. A payout
 * of zero is a settlement that the player does not see.
 */
export function settleStake(
  ledger: Ledger,
  { amount: stake, ...rest }: Movement,
  { amount, bonus, kind }: Payout,
): number {
  return ledger.post({
    ...rest,
    kind: amount === 0 ? 'settlement' : kind,
    entries: { 'in-play': -stake, revenue: stake - amount, cash: amount - bonus, bonus },
  });
}

function spend(
  ledger: Ledger,
  { amount, ...rest }: Movement,
  receiver: 'in-play' | 'revenue',
): number {
  const balance = ledger.balanceOf(rest.owner);
  if (balance.cash + balance.bonus < amount) throw insufficientFunds();
  const cash = Math.min(amount, balance.cash);
  const bonus = amount - cash;
  ledger.post({
    ...rest,
    kind: 'stake',
    entries: { cash: -cash, bonus: -bonus, [receiver]: amount },
  });
  return bonus;
}

export const insufficientFunds = () =>
  new Problem(409, 'insufficient_funds', 'There is not enough money in the account');
