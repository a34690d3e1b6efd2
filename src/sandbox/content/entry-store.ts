import type { DatabaseSync } from 'node:sqlite';
import type { ContentType } from './content-type.ts';
import { typeNamed } from './content-types.ts';
import { type Entry, type Fields, toEntry } from './entry.ts';

export type Status = 'draft' | 'published';

/** The key of a row: a document in one language and status. */
export interface RowKey {
  readonly type: ContentType;
  readonly documentId: string;
  readonly locale: string | null;
  readonly status: Status;
}

interface Times {
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string | null;
}

export type EntryStore = ReturnType<typeof createEntryStore>;

/**
 * The rows of all types. Reads are cached in memory until this process writes to the type, or another process to the
 * file.
 */
export function createEntryStore(database: DatabaseSync) {
  const select = database.prepare(
    'SELECT * FROM entries WHERE type = ? AND status = ? ORDER BY id',
  );
  const selectTranslations = database.prepare(
    'SELECT * FROM entries WHERE type = ? AND document_id = ? AND status = ? ORDER BY id',
  );
  const insert = database.prepare(`
    INSERT INTO entries (type, document_id, locale, status, fields, created_at, updated_at, published_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const update = database.prepare(`
    UPDATE entries SET fields = ?, updated_at = ?
    WHERE type = ? AND document_id = ? AND locale = ? AND status = ?`);
  const remove = database.prepare(
    'DELETE FROM entries WHERE type = ? AND document_id = ? AND locale = ? AND status = ?',
  );
  const dataVersion = database.prepare('PRAGMA data_version');
  const kept = new Map<string, { list: Entry[]; byKey: Map<string, Entry> }>();
  let keptAt = versionByOthers();

  /** Changes only when another process writes. */
  function versionByOthers() {
    return dataVersion.get()?.data_version;
  }

  function forgetIfOthersWrote(): void {
    const version = versionByOthers();
    if (version === keptAt) return;
    keptAt = version;
    kept.clear();
  }

  function load(type: ContentType, status: Status) {
    const key = `${type.name} ${status}`;
    const found = kept.get(key);
    if (found !== undefined) return found;
    const list = select.all(type.name, status).map((row) => toEntry(type, row));
    const byKey = new Map(list.map((entry) => [`${entry.documentId} ${entry.locale}`, entry]));
    const loaded = { list, byKey };
    kept.set(key, loaded);
    return loaded;
  }

  const columns = ({ type, documentId, locale, status }: RowKey) =>
    [type.name, documentId, locale ?? '', status] as const;

  return {
    /** All rows of a type in row order, in any language. */
    list(type: ContentType, status: Status): readonly Entry[] {
      forgetIfOthersWrote();
      return load(type, status).list;
    },

    /** Reads the cache alone, because a response follows many links; `list` and `translations` keep it current. */
    find: ({ type, documentId, locale, status }: RowKey): Entry | undefined =>
      load(type, status).byKey.get(`${documentId} ${locale}`),

    /**
     * A document in all its languages, read from the table. For writers, because the cached list would be reloaded
     * after each change.
     */
    translations(type: ContentType, documentId: string, status: Status): readonly Entry[] {
      forgetIfOthersWrote();
      return selectTranslations.all(type.name, documentId, status).map((row) => toEntry(type, row));
    },

    /** Adds a row with a new id, after all others. */
    insert(key: RowKey, fields: Fields, { createdAt, updatedAt, publishedAt }: Times): void {
      insert.run(...columns(key), JSON.stringify(fields), createdAt, updatedAt, publishedAt);
      kept.delete(`${key.type.name} ${key.status}`);
    },

    /** Replaces the fields of a row, which keeps its id. */
    update(key: RowKey, fields: Fields, updatedAt: string): void {
      update.run(JSON.stringify(fields), updatedAt, ...columns(key));
      kept.delete(`${key.type.name} ${key.status}`);
    },

    remove(key: RowKey): void {
      remove.run(...columns(key));
      kept.delete(`${key.type.name} ${key.status}`);
    },

    /** Clears the cache after a rollback. */
    forget: (): void => kept.clear(),
  };
}

/** Follows one link of a row in one language. */
export function linked(
  store: EntryStore,
  target: string,
  documentId: unknown,
  scope: { locale: string; status: Status },
): Entry | undefined {
  if (typeof documentId !== 'string') return undefined;
  const type = typeNamed(target);
  const locale = type.localized ? scope.locale : null;
  // Files have no draft.
  const status = target === 'file' ? 'published' : scope.status;
  return store.find({ type, documentId, locale, status });
}
