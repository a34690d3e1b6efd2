import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { optionalPicture, paymentMethod, paymentTerms } from '../contract/public-schemas.ts';
import type { Picture } from '../contract/types.ts';
import { parseItems, toImage } from './items.ts';

/** Not in the contract: each minimum must not exceed its maximum. */
const terms = v.pipe(
  paymentTerms,
  v.check(({ least, most }) => least <= most, 'least is more than most'),
  v.check(({ arrives: { least, most } }) => least <= most, 'arrives before it can'),
);

/** Published terms for deposits and withdrawals. */
export const published = v.object({
  deposit: v.exactOptional(terms),
  withdrawal: v.exactOptional(terms),
});

/** A method without terms. An invalid picture drops only the picture. */
export const bareMethod = v.object({
  ...v.omit(paymentMethod, ['deposit', 'withdrawal']).entries,
  footerImage: v.fallback(optionalPicture, null),
});

/** Parses the list of payment methods; their pictures become images. */
export const parseMethods = <M extends { footerImage: Picture | null | undefined }>(
  wire: unknown,
  schema: v.GenericSchema<unknown, M>,
  context: ParseContext,
) =>
  parseItems(
    wire,
    { type: 'payment method', schema, limit: 100 },
    context,
    ({ footerImage, ...info }) => ({
      ...info,
      ...(footerImage && { image: toImage(footerImage, context.operatorBase) }),
    }),
  );
