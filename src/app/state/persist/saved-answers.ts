import type { IDBPDatabase } from 'idb';
import type { Database } from './database.ts';
import { createObjectStore, type RecordFormat } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';
import type { Schema } from './schema.ts';

/** A saved answer as a model. */
export interface SavedAnswer {
  value: unknown;
  /** Time of receipt, epoch ms. */
  at: number;
}

/** Most answers to save; the oldest are evicted. */
const MAX_ANSWERS = 200;

/** @param schema version of the models; other versions are dropped */
export function answerFormat(schema: number): RecordFormat<SavedAnswer> {
  return {
    toRecord: ({ value, at }) => ({ value, at, schema }),
    fromRecord(record) {
      if (typeof record !== 'object' || record === null) return undefined;
      const { value, at, schema: written } = record as Record<string, unknown>;
      if (written !== schema || value === undefined || !isTime(at)) return undefined;
      return { value, at };
    },
  };
}

/** Anonymous answers by query key, for repeat and offline visits. */
export function createSavedAnswers(database: Database, schema: number): SavedStore<SavedAnswer> {
  return createObjectStore(database, 'answers', answerFormat(schema), dropOldest);
}

async function dropOldest(connection: IDBPDatabase<Schema>): Promise<void> {
  const { store, done } = connection.transaction('answers', 'readwrite');
  const surplus = (await store.count()) - MAX_ANSWERS;
  const oldest = surplus > 0 ? await store.index('at').getAllKeys(null, surplus) : [];
  await Promise.all([...oldest.map((key) => store.delete(key)), done]);
}

const isTime = (value: unknown): value is number => Number.isFinite(value);
