import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';

export const DATABASE_NAME = 'marquee';

/** Stored values by key. Validated on reading, because anything may have been written. */
export interface Schema extends DBSchema {
  answers: { key: string; value: unknown; indexes: { at: number } };
  settings: { key: string; value: unknown };
  drafts: { key: string; value: unknown };
  writes: { key: string; value: unknown };
}

/** Creates a store, unless it is there. */
function make<Name extends StoreNames<Schema>>(database: IDBPDatabase<Schema>, name: Name) {
  return database.objectStoreNames.contains(name) ? undefined : database.createObjectStore(name);
}

interface Migration {
  name: string;
  run(database: IDBPDatabase<Schema>): void;
}

/**
 * Version n of the database has the stores of the first n migrations. Only add, never edit: a tab with the previous
 * version may be open.
 */
export const migrations: Migration[] = [
  {
    name: 'answers of back ends and settings of the visitor',
    run(database) {
      make(database, 'answers')?.createIndex('at', 'at');
      make(database, 'settings');
    },
  },
  {
    name: 'drafts of forms',
    run(database) {
      make(database, 'drafts');
    },
  },
  {
    name: 'writes whose outcome is not known',
    run(database) {
      make(database, 'writes');
    },
  },
];
