import type { DBSchema, IDBPDatabase } from 'idb';

export const DATABASE_NAME = 'marquee';

/** Stored values by key. Validated on reading, because anything may have been written. */
export interface Schema extends DBSchema {
  answers: { key: string; value: unknown; indexes: { at: number } };
  settings: { key: string; value: unknown };
  drafts: { key: string; value: unknown };
  writes: { key: string; value: unknown };
}

interface Migration {
  name: string;
  run(database: IDBPDatabase<Schema>): void;
}

/**
 * Version n of the database applies the first n migrations. Only add, never edit: a tab with the previous version may
 * be open.
 */
export const migrations: Migration[] = [
  {
    name: 'answers of back ends and settings of the visitor',
    run(database) {
      database.createObjectStore('answers').createIndex('at', 'at');
      database.createObjectStore('settings');
    },
  },
  {
    name: 'drafts of forms',
    run(database) {
      database.createObjectStore('drafts');
    },
  },
  {
    name: 'writes whose outcome is not known',
    run(database) {
      database.createObjectStore('writes');
    },
  },
];
