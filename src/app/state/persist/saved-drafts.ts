import { createDatabase, type Database } from './database.ts';
import { withFallback } from './fallback.ts';
import { createObjectStore, type RecordFormat } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';

/** A form that was started but not sent. */
export interface Draft {
  /** Values of controls by name; readers ignore unknown ones. */
  values: Record<string, string | boolean>;
  /** Idempotency key of an attempt with an unknown outcome. */
  attempt?: string;
  /** Time of the last change, epoch ms. */
  at: number;
}

/** Lifetime of a draft in ms: 7 days. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** @param now clock in epoch ms; expired drafts read as none */
export function draftFormat(now: () => number): RecordFormat<Draft> {
  return {
    toRecord: (draft) => draft,
    fromRecord(record) {
      const { values, attempt, at } = Object(record) as Record<string, unknown>;
      if (typeof values !== 'object' || values === null || typeof at !== 'number') return undefined;
      const age = now() - at;
      if (age > DRAFT_LIFE_MS || age < -DRAFT_LIFE_MS) return undefined;
      const known = Object.entries(values).filter(([, value]) =>
        ['string', 'boolean'].includes(typeof value),
      );
      return {
        values: Object.fromEntries(known),
        ...(typeof attempt === 'string' && { attempt }),
        at,
      };
    },
  };
}

export interface SavedDrafts extends SavedStore<Draft>, Pick<Database, 'beforeClose' | 'end'> {}

/** Drafts by form name on this device. Reading all deletes expired ones. */
export function openSavedDrafts(): SavedDrafts {
  const database = createDatabase();
  const stored = createObjectStore(database, 'drafts', draftFormat(Date.now));
  const drafts = withFallback(stored, (error) =>
    console.warn('Storage is not available; drafts are kept in this page only', error),
  );
  const { beforeClose, end } = database;
  return { ...drafts, beforeClose, end };
}
