import type { Query } from '../http/query.ts';
import type { PaymentMethodInfo } from './wire/payment-methods.ts';

export type { PaymentTerms } from './contract/types.ts';
export type { PaymentMethodInfo } from './wire/payment-methods.ts';

/** QRY-2: all payment methods with published terms, in the operator's order. */
export function paymentMethodsQuery(): Query<PaymentMethodInfo[]> {
  return {
    key: 'payment-methods',
    family: 'operator',
    path: '/payment-methods',
    parse: async (wire, context) =>
      (await import('./wire/payment-methods.ts')).parsePaymentMethods(wire, context),
  };
}
