import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import { LISTED_PART } from '../../lib/listed-part.ts';
import { optionalFlag, optionalText, parseRows, slug } from '../parsing/rows.ts';

const row = v.object({
  slug,
  updatedAt: optionalText,
  endDate: optionalText,
  noIndex: optionalFlag,
});

export const parseListedEntries = (wire: unknown, context: ParseContext) =>
  parseRows(
    wire,
    { type: 'listed entry', schema: row, limit: LISTED_PART },
    context,
    ({ updatedAt, endDate, noIndex, ...entry }) => ({
      ...entry,
      ...(updatedAt && { updatedAt }),
      ...(endDate && { endDate }),
      ...(noIndex && { noIndex }),
    }),
  );
