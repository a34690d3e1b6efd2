import type { DBSchema, IDBPDatabase } from 'idb';

export const DATABASE_NAME = 'marquee';

/** What is stored by key; everything read from it is checked, for it may be anyone's. */
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
 * Version n of the database is the first n of these. Additive only, and none is ever edited: a tab
 * with the version before may still be open.
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
