import type { IDBPDatabase } from 'idb';
import type { Database } from './database.ts';
import type { SavedStore } from './saved-store.ts';
import type { Schema } from './schema.ts';

/** How values of a store are written, and what is accepted when they are read. */
export interface RecordFormat<T> {
  toRecord(value: T): unknown;
  /** @returns undefined for a record that is not one of ours, or not one of today's */
  fromRecord(record: unknown, key: string): T | undefined;
}

/** One object store of the database as keys and values. Unlike a `SavedStore` at large it rejects. */
export function createObjectStore<T>(
  database: Database,
  name: 'answers' | 'settings' | 'drafts' | 'writes',
  { toRecord, fromRecord }: RecordFormat<T>,
  /** Called after every write. */
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
        // Not left to the browser once the write is confirmed: the page may be gone by then.
        change.commit();
        await Promise.all([written, change.done]);
        await afterPut(connection);
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
