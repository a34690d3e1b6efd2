import { type Answer, empty } from '../http/answer.ts';
import type { SandboxRequest } from '../http/request.ts';
import { type ContentType, LOCALES } from './content-type.ts';
import { isFields } from './entry.ts';
import type { EntryStore } from './entry-store.ts';
import { invalid, notFound } from './errors.ts';
import type { Query } from './query/parse-query.ts';
import { findOne } from './read.ts';
import type { Writer } from './write.ts';

interface Change {
  readonly request: SandboxRequest;
  readonly type: ContentType;
  /** Absent for a new document and for a single type. */
  readonly documentId: string | undefined;
  readonly query: Query;
}

/** POST, PUT and DELETE of `/api/<plural>[/<documentId>]`; responds with the current row. */
export async function changeContent(
  { store, writer }: { store: EntryStore; writer: Writer },
  { request, type, documentId, query }: Change,
): Promise<Answer> {
  if (type.localized && !LOCALES.includes(query.locale)) throw invalid('Invalid locale');
  const locale = type.localized ? query.locale : null;
  const id = documentId ?? (type.single ? store.list(type, 'draft')[0]?.documentId : undefined);
  if (request.method === 'DELETE') {
    if (id === undefined) throw notFound();
    writer.remove({ type, documentId: id, locale });
    return empty(204);
  }
  const body = await request.readJson();
  const data = isFields(body) ? body.data : undefined;
  if (id === undefined) {
    const created = writer.create(type, locale, data, query.status);
    const answer = findOne(store, type, query, created);
    return { ...answer, status: request.method === 'POST' ? 201 : 200 };
  }
  writer.update({ type, documentId: id, locale }, data, query.status);
  return findOne(store, type, query, id);
}
