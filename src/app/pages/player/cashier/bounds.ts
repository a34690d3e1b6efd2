import { unitOf } from '../../../../lib/minor-units.ts';
import type { PaymentTerms } from '../../../../operator/payment-methods.ts';
import type { LimitRoom } from '../limits/limit-room.ts';

/** Bounds of one payment, in minor units; unknown or unlimited ones are absent. */
export interface Bounds {
  /** Balance available for withdrawal. */
  cash?: number | undefined;
  room?: LimitRoom | undefined;
  terms?: PaymentTerms | undefined;
}

interface BoundFault {
  kind: 'funds' | 'limit' | 'least' | 'large';
  /** The bound that was crossed. */
  bound: number;
}

/** Returns the first bound that an amount crosses: the player's balance and limits before the method's terms. */
export function boundFault(amount: number, { cash, room, terms }: Bounds): BoundFault | undefined {
  if (cash !== undefined && amount > cash) return { kind: 'funds', bound: cash };
  if (room && amount > room.left) return { kind: 'limit', bound: room.left };
  if (terms && amount < terms.least) return { kind: 'least', bound: terms.least };
  if (terms && amount > terms.most) return { kind: 'large', bound: terms.most };
  return undefined;
}

/** Ignores terms in another currency than the account's. */
export const termsIn = (terms: PaymentTerms | undefined, currency: string) =>
  terms?.currency === currency ? terms : undefined;

/** Returns the fee for a payment: on top of a deposit, taken from a withdrawal. */
export const feeOf = ({ fee }: PaymentTerms, amount: number): number =>
  Math.min(amount, fee.fixed + Math.round(fee.share * amount));

const CHIPS = [10, 20, 50, 100];

/** Returns the common amounts that can be paid now; if there are none, what the limits leave. */
export function chipAmounts(currency: string, bounds: Bounds): number[] {
  const unit = unitOf(currency);
  // For a currency without decimals, such as the yen, a step of one unit would be too small.
  const step = unit === 1 ? 100 : unit;
  const can = (amount: number) => boundFault(amount, bounds) === undefined;
  const usual = CHIPS.map((chip) => chip * step).filter(can);
  if (usual.length > 0) return usual;
  return bounds.room && bounds.room.left > 0 ? [bounds.room.left].filter(can) : [];
}
