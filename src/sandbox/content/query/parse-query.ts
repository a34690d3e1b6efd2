import { type ContentType, DEFAULT_LOCALE } from '../content-type.ts';
import type { Status } from '../entry-store.ts';
import { invalid } from '../errors.ts';
import { parseBracketQuery, type QueryObject } from './bracket-query.ts';
import { all, type Condition, parseFilters, searchCondition } from './filters.ts';
import { type Page, parsePagination } from './pagination.ts';
import { parsePopulate } from './populate.ts';
import { type Order, parseSort } from './sort.ts';
import { parseFields, type View } from './view.ts';

export interface Query {
  readonly status: Status;
  /** A language, or `*` for all. */
  readonly locale: string;
  readonly view: View;
  readonly filters: Condition;
  readonly sort: readonly Order[];
  readonly page: Page;
}

/** Reads the query string for one type. Ignores unknown top-level parameters. */
export function parseQuery(text: string, type: ContentType): Query {
  const given = parseText(text);
  const { schema } = type;
  const fields = parseFields(given.fields, schema);
  const populate = parsePopulate(given.populate, schema);
  return {
    status: parseStatus(given.status),
    locale: typeof given.locale === 'string' && given.locale !== '' ? given.locale : DEFAULT_LOCALE,
    view: fields === undefined ? { populate } : { fields, populate },
    filters: all([parseFilters(given.filters, schema), searchCondition(given._q, schema)]),
    sort: parseSort(given.sort, schema),
    page: parsePagination(given.pagination),
  };
}

function parseText(text: string): QueryObject {
  try {
    return parseBracketQuery(text);
  } catch (error) {
    throw invalid(error instanceof Error ? error.message : 'Invalid query');
  }
}

function parseStatus(value: unknown): Status {
  if (value === undefined || value === '' || value === 'published') return 'published';
  if (value !== 'draft') throw invalid('Invalid status. status can only be draft or published');
  return 'draft';
}
