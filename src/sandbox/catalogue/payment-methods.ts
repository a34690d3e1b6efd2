import { inAndOut, inOnly, type PaymentTerms, terms } from './payment-terms.ts';

export interface PaymentMethod {
  /** Unique; the footer image is `payment-<code>.svg`. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'card' | 'wallet' | 'bank' | 'voucher' | 'mobile' | 'cash';
  /** Absent if the method does not support deposits. */
  readonly deposit?: PaymentTerms;
  /** Absent if the method does not support withdrawals. */
  readonly withdrawal?: PaymentTerms;
}

/** Payment methods, all fictitious. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'norte', name: 'Norte Card', kind: 'card', ...inAndOut('workingDay', 1, 3) },
  { code: 'meridian', name: 'Meridian Débito', kind: 'card', ...inAndOut('workingDay', 1, 2) },
  { code: 'bolsillo', name: 'Bolsillo', kind: 'wallet', ...inAndOut('minute', 5, 15) },
  { code: 'sereno', name: 'Sereno', kind: 'wallet', ...inAndOut('minute', 10, 30) },
  {
    code: 'puente',
    name: 'Puente Transfer',
    kind: 'bank',
    deposit: terms(20, 10_000, ['workingDay', 1, 2]),
    withdrawal: terms(20, 50_000, ['workingDay', 1, 3]),
  },
  {
    code: 'halyard',
    name: 'Halyard Bank',
    kind: 'bank',
    deposit: terms(10, 5000, ['minute', 0, 0]),
    withdrawal: terms(10, 20_000, ['hour', 2, 24], { fixed: 100, share: 0 }),
  },
  { code: 'tallyslip', name: 'Tally Slip', kind: 'voucher', ...inOnly(10, 150) },
  {
    code: 'onda',
    name: 'Onda Mobile',
    kind: 'mobile',
    ...inOnly(5, 60, { fixed: 30, share: 0.015 }),
  },
  { code: 'cajita', name: 'Cajita Cash', kind: 'cash', ...inOnly(5, 500) },
  { code: 'marquee', name: 'Marquee Card', kind: 'card', ...inAndOut('minute', 0, 0) },
];
