import type { LimitKind, LimitPeriod, Operations } from '../../../operator/contract/types.ts';
import { createDatabase } from './database.ts';
import { withFallback } from './fallback.ts';
import { createObjectStore, type RecordFormat } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';

/**
 * What a player asked for, as far as it takes to ask for it again: the operator answers a repeated key only beside the
 * same body, so a digest of it would not do. No name, card or account number is in it.
 */
export type Wish =
  | {
      kind: 'payment';
      direction: 'deposit' | 'withdrawal';
      payment: Operations['deposit']['request'];
    }
  | {
      kind: 'limit';
      limit: { kind: LimitKind; period: LimitPeriod };
      /** Minor units, minutes for time; null for none. */
      amount: number | null;
    }
  | { kind: 'exclusion'; exclusion: Operations['exclude']['request'] };

/** A write that was asked for and whose outcome nobody knows yet. */
export interface OpenWrite {
  /** Idempotency key of the attempt, a UUID. */
  key: string;
  /** Account code of whoever asked. */
  account: string;
  /** When it was asked for, epoch ms. */
  at: number;
  wish: Wish;
}

/** Nobody can find out any more by then, in ms: 7 days. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

const KINDS: readonly unknown[] = ['payment', 'limit', 'exclusion'] satisfies Wish['kind'][];

/** @param now the clock in epoch ms: an old write reads as none */
export function writeFormat(now: () => number): RecordFormat<OpenWrite> {
  return {
    toRecord: (write) => write,
    fromRecord(record, name) {
      const { key, account, at, wish } = Object(record) as Record<string, unknown>;
      if (key !== name || typeof account !== 'string' || typeof at !== 'number') return undefined;
      if (Math.abs(now() - at) > LIFE_MS || !KINDS.includes(Object(wish).kind)) return undefined;
      return { key, account, at, wish: wish as Wish };
    },
  };
}

/** Open writes by their key, kept on this device through reloads, log-outs and closing. Reading all drops the old ones. */
export function openSavedWrites(): SavedStore<OpenWrite> {
  const stored = createObjectStore(createDatabase(), 'writes', writeFormat(Date.now));
  return withFallback(stored, (error) =>
    console.warn('Storage is not available; open writes are kept in this page only', error),
  );
}
