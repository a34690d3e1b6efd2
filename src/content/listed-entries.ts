import * as v from 'valibot';
import type { ParseContext, Query } from '../http/query.ts';
import { LISTED_PART } from '../lib/listed-part.ts';
import { type HelpCategory, helpQuery } from './help.ts';
import { optionalFlag, optionalText, parseRows, slug } from './parsing/rows.ts';

/** An entry for the sitemap. */
export interface ListedEntry {
  slug: string;
  /** ISO times. */
  updatedAt?: string;
  endDate?: string;
  noIndex?: true;
}

/**
 * A content type whose entries have pages, such as `landing-pages`, and the fields that decide whether one is listed.
 */
export interface ListedType {
  type: string;
  fields: readonly ('endDate' | 'noIndex')[];
}

/** Text pages, which have several routes. */
export const TEXTS: ListedType = { type: 'pages', fields: ['noIndex'] };

/** @param start number of entries to skip */
export function listedEntriesQuery(
  { type, fields: own }: ListedType,
  locale: string,
  start: number,
): Query<ListedEntry[]> {
  const fields = ['slug', 'updatedAt', ...own]
    .map((field, at) => `fields[${at}]=${field}`)
    .join('&');
  return {
    key: `${type}:listed:${start}:${locale}`,
    isTranslatedOnly: true,
    ...(type !== 'promotions' && { isOfOptionalType: true as const }),
    family: 'content',
    path: `/api/${type}?${fields}&pagination[start]=${start}&pagination[limit]=${LISTED_PART}&sort=createdAt:asc&locale=${locale}`,
    parse: async (wire, context) =>
      (await import('./listed-entries.ts')).parseListedEntries(wire, context),
  };
}

/** The help centre, if translated. */
export const listedHelpQuery = (locale: string): Query<HelpCategory[]> => ({
  ...helpQuery(locale),
  key: `help:listed:${locale}`,
  isTranslatedOnly: true,
});

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
