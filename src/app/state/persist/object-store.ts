import type { IDBPDatabase } from 'idb';
import type { Database } from './database.ts';
import type { SavedStore } from './saved-store.ts';
import type { Schema } from './schema.ts';

/** How values are written and validated. */
export interface RecordFormat<T> {
  toRecord(value: T): unknown;
  /** @returns undefined for an invalid or expired record */
  fromRecord(record: unknown, key: string): T | undefined;
}

/** A key-value view of an object store. Unlike a `SavedStore` it rejects. */
export function createObjectStore<T>(
  database: Database,
  name: 'answers' | 'settings' | 'drafts' | 'writes',
  { toRecord, fromRecord }: RecordFormat<T>,
  /** Runs after every write. It may fail, as when the page unloads; the next write then repeats it. */
  afterPut: (connection: IDBPDatabase<Schema>) => Promise<void> = async () => {},
): SavedStore<T> {
  return {
    async getAll() {
      const [keys, records] = await database.run((connection) => {
        const { store } = connection.transaction(name);
        return Promise.all([store.getAllKeys(), store.getAll()]);
      });
      const values = new Map<string, T>();
      const unreadable: string[] = [];
      keys.forEach((key, index) => {
        const value = fromRecord(records[index], key);
        if (value === undefined) unreadable.push(key);
        else values.set(key, value);
      });
      await database.run((connection) =>
        Promise.all(unreadable.map((key) => connection.delete(name, key))),
      );
      return values;
    },
    async get(key) {
      return fromRecord(await database.run((connection) => connection.get(name, key)), key);
    },
    async put(key, value) {
      await database.run(async (connection) => {
        const change = connection.transaction(name, 'readwrite');
        const written = change.store.put(toRecord(value), key);
        // Commits explicitly: the page may unload before the browser commits by itself.
        change.commit();
        await Promise.all([written, change.done]);
        await afterPut(connection).catch(() => undefined);
      });
    },
    async delete(key) {
      await database.run((connection) => connection.delete(name, key));
    },
    async clear() {
      await database.run((connection) => connection.clear(name));
    },
  };
}
