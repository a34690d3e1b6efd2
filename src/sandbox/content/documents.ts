import type { ContentType } from './content-type.ts';
import { type Entry, type Fields, ownFields } from './entry.ts';
import type { EntryStore, RowKey, Status } from './entry-store.ts';

/** One document in one language; null for a type without languages. */
export interface DocumentKey {
  readonly type: ContentType;
  readonly documentId: string;
  readonly locale: string | null;
}

const row = (key: DocumentKey, status: Status): RowKey => ({ ...key, status });

/** The current row. */
export function findRow(store: EntryStore, key: RowKey): Entry | undefined {
  const rows = store.translations(key.type, key.documentId, key.status);
  return rows.find(({ locale }) => locale === key.locale);
}

/** Saves the draft: keeps the row and replaces its fields. Times are ISO 8601 texts. */
export function saveDraft(store: EntryStore, key: DocumentKey, fields: Fields, at: string): void {
  const draft = row(key, 'draft');
  if (findRow(store, draft) === undefined) {
    store.insert(draft, fields, { createdAt: at, updatedAt: at, publishedAt: null });
  } else {
    store.update(draft, fields, at);
  }
  shareWithOtherLanguages(store, draft, fields);
}

/**
 * Publishes the draft as a new row with a new id, so it moves behind all others. It keeps the draft's creation time.
 */
export function publish(store: EntryStore, key: DocumentKey, at: string): void {
  const draft = findRow(store, row(key, 'draft'));
  if (draft === undefined) throw new Error('nothing to publish');
  const fields = ownFields(key.type, draft);
  const { createdAt, updatedAt } = draft;
  const published = row(key, 'published');
  store.remove(published);
  store.insert(published, fields, { createdAt, updatedAt, publishedAt: at });
  shareWithOtherLanguages(store, published, fields);
}

/** Copies fields such as `order`, which all languages of a document share, per status. */
function shareWithOtherLanguages(store: EntryStore, key: RowKey, fields: Fields): void {
  const shared = sharedFields(key.type, fields);
  if (Object.keys(shared).length === 0) return;
  for (const other of store.translations(key.type, key.documentId, key.status)) {
    if (other.locale === key.locale) continue;
    const own = ownFields(key.type, other);
    store.update({ ...key, locale: other.locale }, { ...own, ...shared }, other.updatedAt);
  }
}

/** The fields shared by all languages, with the values of one of them. */
export function sharedFields(type: ContentType, source: Fields): Fields {
  return Object.fromEntries(
    [...type.schema].flatMap(([name, attribute]) =>
      'shared' in attribute && attribute.shared === true ? [[name, source[name] ?? null]] : [],
    ),
  );
}
