import type { Query } from '../http/query.ts';
import type { PaymentTerms } from './contract/types.ts';
import type { Image } from './image.ts';

/** What is published about a payment method. */
export interface PaymentMethodInfo {
  code: string;
  name: string;
  image?: Image;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}

/** QRY-2: every way to pay whose terms are published, in the operator's order. */
export function paymentMethodsQuery(): Query<PaymentMethodInfo[]> {
  return {
    key: 'payment-methods',
    family: 'operator',
    path: '/payment-methods',
    parse: async (wire, context) =>
      (await import('./wire/payment-methods.ts')).parsePaymentMethods(wire, context),
  };
}
