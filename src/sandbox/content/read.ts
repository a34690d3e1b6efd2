import { type Answer, json } from '../http/answer.ts';
import type { ContentType } from './content-type.ts';
import type { EntryStore } from './entry-store.ts';
import { notFound } from './errors.ts';
import type { Query } from './query/parse-query.ts';
import { newScope } from './query/reach.ts';
import { shapeEntry } from './query/shape.ts';
import { sortRows } from './query/sort.ts';

/** `GET /api/<plural>`. Does not fall back to another language: entries without a translation are not listed. */
export function findMany(store: EntryStore, type: ContentType, query: Query): Answer {
  const scope = newScope(store, query.status, query.locale);
  const rows = store
    .list(type, query.status)
    .filter((row) => speaks(type, row.locale, query) && query.filters(row, scope));
  const { start, limit, meta } = query.page;
  const page = sortRows(rows, query.sort, type.schema, scope).slice(start, start + limit);
  const data = page.map((row) => shapeEntry(type, row, query.view, scope));
  return json(200, { data, meta: { pagination: meta(rows.length) } });
}

/** `GET /api/<plural>/<documentId>`; without an id, the row of a single type. */
export function findOne(
  store: EntryStore,
  type: ContentType,
  query: Query,
  documentId?: string,
): Answer {
  const rows =
    documentId === undefined
      ? store.list(type, query.status)
      : store.translations(type, documentId, query.status);
  const row = rows.find(({ locale }) => speaks(type, locale, query));
  if (row === undefined) throw notFound();
  const scope = newScope(store, query.status, query.locale);
  return json(200, { data: shapeEntry(type, row, query.view, scope), meta: {} });
}

function speaks(type: ContentType, locale: string | null, query: Query): boolean {
  return !type.localized || query.locale === '*' || locale === query.locale;
}
