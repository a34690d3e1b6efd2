import { Problem } from '../operator/problem.ts';
import type { Ledger, Owner } from './ledger.ts';

/** A movement of a player's money; minor units above zero. Runs inside the caller's transaction. */
export interface Movement {
  readonly owner: Owner;
  readonly amount: number;
  readonly at: Date;
  /** Game, event or payment method. */
  readonly text: string;
  /** What it belongs to, such as `bet:5`. */
  readonly reference?: string;
}

/** Money comes in from outside. Returns the posting's number, as they all do. */
export function depositMoney(ledger: Ledger, { amount, ...rest }: Movement): number {
  return ledger.post({ ...rest, kind: 'deposit', entries: { bank: -amount, cash: amount } });
}

/** The house gives a bonus, which can be staked but not taken out. */
export function grantBonus(ledger: Ledger, { amount, ...rest }: Movement): number {
  return ledger.post({ ...rest, kind: 'bonus', entries: { promotions: -amount, bonus: amount } });
}

/** A bet's stake is set aside until the bet is settled. Cash goes first, then bonus. */
export function setStakeAside(ledger: Ledger, movement: Movement): number {
  return spend(ledger, movement, 'in-play');
}

/** A game round's stake is the house's at once. */
export function stakeOnRound(ledger: Ledger, movement: Movement): number {
  return spend(ledger, movement, 'revenue');
}

/** A game round pays; what is won is cash, whatever was staked. */
export function winRound(ledger: Ledger, { amount, ...rest }: Movement): number {
  return ledger.post({ ...rest, kind: 'win', entries: { revenue: -amount, cash: amount } });
}

/**
 * A bet's stake leaves play: the player gets `payout` of it and the house keeps, or adds, the rest.
 * A payout of nothing is a settlement that the player does not see; a void bet gives its stake back.
 */
export function settleStake(
  ledger: Ledger,
  { amount: stake, ...rest }: Movement,
  payout: number,
  isVoid: boolean,
): number {
  const paid = isVoid ? 'correction' : 'win';
  return ledger.post({
    ...rest,
    kind: payout === 0 ? 'settlement' : paid,
    entries: { 'in-play': -stake, revenue: stake - payout, cash: payout },
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
  return ledger.post({
    ...rest,
    kind: 'stake',
    entries: { cash: -cash, bonus: -bonus, [receiver]: amount },
  });
}

export const insufficientFunds = () =>
  new Problem(409, 'insufficient_funds', 'There is not enough money in the account');
