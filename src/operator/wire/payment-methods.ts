import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalPicture, paymentMethod, paymentTerms } from '../contract/public-schemas.ts';
import type { PaymentTerms } from '../contract/types.ts';
import type { Image } from '../image.ts';
import { parseItems, toImage } from './items.ts';

/** What is published about a payment method. */
export interface PaymentMethodInfo {
  code: string;
  name: string;
  image?: Image;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}

/** What the contract cannot say: neither range runs backwards. */
const terms = v.pipe(
  paymentTerms,
  v.check(({ least, most }) => least <= most, 'least is more than most'),
  v.check(({ arrives: { least, most } }) => least <= most, 'arrives before it can'),
);

/** What a method publishes of its two directions. */
export const published = v.object({
  deposit: v.exactOptional(terms),
  withdrawal: v.exactOptional(terms),
});

const { deposit: _, withdrawal: __, ...withoutTerms } = paymentMethod.entries;
/** A method without its terms; a broken picture costs itself only. */
export const bareMethod = v.object({
  ...withoutTerms,
  footerImage: v.fallback(optionalPicture, null),
});

const method = v.object({ ...bareMethod.entries, ...published.entries });

/** Terms that do not fit cost the whole method: half of them would say what is not so. */
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
