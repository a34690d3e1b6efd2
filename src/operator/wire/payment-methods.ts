import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { PaymentMethod, PaymentTerms } from '../contract/types.ts';
import type { Image } from '../image.ts';
import { image, parseItems, toImage } from './items.ts';
import { currency } from './money.ts';

/** What is published about a payment method. */
export interface PaymentMethodInfo {
  code: string;
  name: string;
  image?: Image;
  deposit?: PaymentTerms;
  withdrawal?: PaymentTerms;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(count, v.minValue(1));

const terms = v.pipe(
  v.object({
    least: positive,
    most: positive,
    currency,
    fee: v.object({ fixed: count, share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) }),
    arrives: v.pipe(
      v.object({ unit: v.picklist(['minute', 'hour', 'workingDay']), least: count, most: count }),
      v.check(({ least, most }) => least <= most, 'arrives before it can'),
    ),
  }),
  v.check(({ least, most }) => least <= most, 'least is more than most'),
) satisfies v.GenericSchema<unknown, PaymentTerms>;

/** What a method publishes of its two directions. */
export const published = v.object({
  deposit: v.exactOptional(terms),
  withdrawal: v.exactOptional(terms),
});

const method = v.object({
  code: v.string(),
  name: v.string(),
  footerImage: v.fallback(v.nullable(image), null),
  ...published.entries,
}) satisfies v.GenericSchema<unknown, PaymentMethod>;

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
