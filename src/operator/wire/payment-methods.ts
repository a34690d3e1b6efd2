import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalPicture, paymentMethod, paymentTerms } from '../contract/public-schemas.ts';
import type { PaymentTerms } from '../contract/types.ts';
import type { Image } from '../image.ts';
import { parseItems, toImage } from './items.ts';

/** Published data of a payment method. */
export interface PaymentMethodInfo {
  code: string;
  name: string;
  image?: Image;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}

/** Not in the contract: neither range may run backwards. */
const terms = v.pipe(
  paymentTerms,
  v.check(({ least, most }) => least <= most, 'least is more than most'),
  v.check(({ arrives: { least, most } }) => least <= most, 'arrives before it can'),
);

/** Published terms of the two directions. */
export const published = v.object({
  deposit: v.exactOptional(terms),
  withdrawal: v.exactOptional(terms),
});

const { deposit: _, withdrawal: __, ...withoutTerms } = paymentMethod.entries;
/** A method without terms. An invalid picture drops only the picture. */
export const bareMethod = v.object({
  ...withoutTerms,
  footerImage: v.fallback(optionalPicture, null),
});

const method = v.object({ ...bareMethod.entries, ...published.entries });

/** Leaves out a method with invalid terms: half of them would mislead. */
export const parsePaymentMethods = (
  wire: unknown,
  context: ParseContext,
): PaymentMethodInfo[] | undefined =>
  parseItems(
    wire,
    { type: 'payment method', schema: method, limit: 100 },
    context,
    ({ footerImage, ...info }) => {
      if (!info.deposit && !info.withdrawal) return undefined;
      const { operatorBase } = context;
      return {
        ...info,
        ...(footerImage && { image: toImage(footerImage, operatorBase) }),
      };
    },
  );
