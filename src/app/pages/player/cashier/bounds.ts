import type { PaymentTerms } from '../../../../operator/payment-methods.ts';
import { unitOf } from '../amounts/amount-text.ts';
import type { DepositRoom } from './deposit-room.ts';

/** What one payment may be, in minor units; what is unknown or without end is absent. */
export interface Bounds {
  /** What can be withdrawn. */
  cash?: number | undefined;
  room?: DepositRoom | undefined;
  terms?: PaymentTerms | undefined;
}

export interface BoundFault {
  kind: 'funds' | 'limit' | 'least' | 'large';
  /** The bound that is crossed. */
  bound: number;
}

/** The first bound that an amount crosses: the player's own money and limits before the method's terms. */
export function boundFault(amount: number, { cash, room, terms }: Bounds): BoundFault | undefined {
  if (cash !== undefined && amount > cash) return { kind: 'funds', bound: cash };
  if (room && amount > room.left) return { kind: 'limit', bound: room.left };
  if (terms && amount < terms.least) return { kind: 'least', bound: terms.least };
  if (terms && amount > terms.most) return { kind: 'large', bound: terms.most };
  return undefined;
}

/** Terms in another currency than the account's say nothing about its amounts. */
export const termsIn = (terms: PaymentTerms | undefined, currency: string) =>
  terms?.currency === currency ? terms : undefined;

/** What the operator keeps of a payment. */
export const feeOf = ({ fee }: PaymentTerms, amount: number): number =>
  Math.min(amount, fee.fixed + Math.round(fee.share * amount));

const CHIPS = [10, 20, 50, 100];

/** The usual amounts that can be paid now; where none can, what the limits leave. */
export function chipAmounts(currency: string, locale: string, bounds: Bounds): number[] {
  const unit = unitOf(locale, currency);
  // A unit without decimals is a small one, such as a yen.
  const step = unit === 1 ? 100 : unit;
  const can = (amount: number) => boundFault(amount, bounds) === undefined;
  const usual = CHIPS.map((chip) => chip * step).filter(can);
  if (usual.length > 0) return usual;
  return bounds.room && bounds.room.left > 0 ? [bounds.room.left].filter(can) : [];
}
