import type { PaymentTerms } from '../../operator/contract/types.ts';

export type { PaymentTerms };

type Unit = PaymentTerms['arrives']['unit'];

const FREE: PaymentTerms['fee'] = { fixed: 0, share: 0 };
const AT_ONCE = ['minute', 0, 0] as const;

/** @param least minimum in euros; `most` is the maximum in euros and `arrives` a span in its unit */
export const terms = (
  least: number,
  most: number,
  [unit, from, to]: readonly [Unit, number, number],
  fee = FREE,
): PaymentTerms => ({
  least: least * 100,
  most: most * 100,
  currency: 'EUR',
  fee,
  arrives: { unit, least: from, most: to },
});

/** Instant deposits, and withdrawals within a time span. */
export const inAndOut = (unit: Unit, from: number, to: number) => ({
  deposit: terms(5, 2000, AT_ONCE),
  withdrawal: terms(10, 10_000, [unit, from, to]),
});

/** Instant deposits, no withdrawals. */
export const inOnly = (least: number, most: number, fee = FREE) => ({
  deposit: terms(least, most, AT_ONCE, fee),
});
