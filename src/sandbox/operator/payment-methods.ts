import { paymentMethods } from '../catalogue/payment-methods.ts';
import { oneOf } from './parameters.ts';
import type { Resource } from './resource.ts';

/** `GET /payment-methods?footer=true`. All methods are flagged for the footer, so the flag changes nothing. */
export const paymentMethodsResource: Resource<'listPaymentMethods'> = (query, { picture }) => {
  oneOf(query, 'footer', ['true']);
  return {
    items: paymentMethods.map(({ kind: _, ...method }) => ({
      ...method,
      footerImage: picture(`payment-${method.code}.svg`, method.name),
    })),
  };
};
