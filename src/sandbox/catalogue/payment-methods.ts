export interface PaymentMethod {
  /** Unique; the footer image is `payment-<code>.svg`. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'card' | 'wallet' | 'bank' | 'voucher' | 'mobile' | 'cash';
}

/** Ways to pay, all invented. */
export const paymentMethods: readonly PaymentMethod[] = [
  { code: 'norte', name: 'Norte Card', kind: 'card' },
  { code: 'meridian', name: 'Meridian Débito', kind: 'card' },
  { code: 'bolsillo', name: 'Bolsillo', kind: 'wallet' },
  { code: 'sereno', name: 'Sereno', kind: 'wallet' },
  { code: 'puente', name: 'Puente Transfer', kind: 'bank' },
  { code: 'halyard', name: 'Halyard Bank', kind: 'bank' },
  { code: 'tallyslip', name: 'Tally Slip', kind: 'voucher' },
  { code: 'onda', name: 'Onda Mobile', kind: 'mobile' },
  { code: 'cajita', name: 'Cajita Cash', kind: 'cash' },
  { code: 'marquee', name: 'Marquee Card', kind: 'card' },
];
