import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { LISTED_PART } from '../../lib/listed-part.ts';
import { optionalFlag, optionalText, parseRows } from './rows.ts';

const row = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  updatedAt: optionalText,
  endDate: optionalText,
  noIndex: optionalFlag,
});

export const parseListedEntries = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'listed entry', schema: row, limit: LISTED_PART },
    context,
    ({ slug, updatedAt, endDate, noIndex }) => ({
      slug,
      ...(updatedAt && { updatedAt }),
      ...(endDate && { endDate }),
      ...(noIndex && { noIndex }),
    }),
  );
