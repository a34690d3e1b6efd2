import type { LimitKind, LimitPeriod, NewExclusion } from '../../../operator/limits.ts';
import type { Payment } from '../../../operator/wallet.ts';
import { createDatabase, isNoAnswer } from './database.ts';
import { createMemoryStore } from './fallback.ts';
import { createObjectStore, type RecordFormat } from './object-store.ts';
import type { SavedStore } from './saved-store.ts';
import { seal, unseal } from './sealed.ts';

/**
 * A requested write with everything needed to repeat it: the operator accepts a repeated key only with the same body,
 * so a digest would not do. Contains no name, card or account number.
 */
export type Wish =
  | {
      kind: 'payment';
      direction: 'deposit' | 'withdrawal';
      payment: Payment;
    }
  | {
      kind: 'limit';
      limit: { kind: LimitKind; period: LimitPeriod };
      /** Minor units, minutes for time; null for none. */
      amount: number | null;
    }
  | { kind: 'exclusion'; exclusion: NewExclusion };

/** A write whose outcome is unknown. */
export interface OpenWrite {
  /** Idempotency key (UUID). */
  key: string;
  /** Account code of the player. */
  account: string;
  /** Time of the request, epoch ms. */
  at: number;
  wish: Wish;
}

/** Lifetime in ms: 7 days. After that the outcome cannot be found out. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

const KINDS: readonly unknown[] = ['payment', 'limit', 'exclusion'] satisfies Wish['kind'][];

/** An encrypted write: after log-out it reveals neither the account nor the request. */
interface SealedWrite extends Pick<OpenWrite, 'key' | 'at'> {
  sealed: Uint8Array<ArrayBuffer>;
}

/** @param now clock in epoch ms; expired writes read as none */
export function writeFormat(now: () => number): RecordFormat<SealedWrite> {
  return {
    toRecord: (write) => write,
    fromRecord(record, name) {
      const { key, at, sealed } = Object(record) as Record<string, unknown>;
      if (key !== name || typeof at !== 'number' || !(sealed instanceof Uint8Array))
        return undefined;
      if (Math.abs(now() - at) > LIFE_MS) return undefined;
      return { key, at, sealed: new Uint8Array(sealed) };
    },
  };
}

/**
 * Open writes by key, each encrypted with its account code.
 * @param accounts known to this tab; writes of others stay encrypted
 */
export function sealedWrites(
  stored: SavedStore<SealedWrite>,
  accounts: ReadonlySet<string>,
): SavedStore<OpenWrite> {
  async function open({ key, at, sealed }: SealedWrite): Promise<OpenWrite | undefined> {
    for (const account of accounts) {
      const wish = await unseal(sealed, account, key);
      if (KINDS.includes(Object(wish).kind)) return { key, account, at, wish: wish as Wish };
    }
    return undefined;
  }
  return {
    async getAll() {
      const opened = await Promise.all([...(await stored.getAll()).values()].map(open));
      return new Map(opened.flatMap((write) => (write ? [[write.key, write]] : [])));
    },
    async get(key) {
      const found = await stored.get(key);
      return found && open(found);
    },
    async put(name, { key, account, at, wish }) {
      const sealed = new Uint8Array(await seal(wish, account, key));
      await stored.put(name, { key, at, sealed });
    },
    delete: (key) => stored.delete(key),
    clear: () => stored.clear(),
  };
}

export type SavedWrites = Pick<SavedStore<OpenWrite>, 'getAll' | 'put' | 'delete'>;

/**
 * Open writes by key on this device; they survive reloads, log-outs and closing. Reading all deletes expired ones. What
 * cannot be stored is kept until the page unloads. Refused storage counts as empty, but while storage does not answer,
 * reading rejects: a write that may be open must not look closed. For the same reason it also reads the database of a
 * later version, which another tab may use, or a release that was rolled back.
 */
export function openSavedWrites(accounts: ReadonlySet<string>): SavedWrites {
  const stored = createObjectStore(
    createDatabase({ readsLater: true }),
    'writes',
    writeFormat(Date.now),
  );
  const saved = sealedWrites(stored, accounts);
  const memory = createMemoryStore<OpenWrite>();
  return {
    async getAll() {
      const kept = await saved.getAll().catch((error: unknown) => {
        if (isNoAnswer(error)) throw error;
        return [];
      });
      return new Map([...kept, ...(await memory.getAll())]);
    },
    put: (key, write) =>
      saved.put(key, write).catch((error: unknown) => {
        console.warn('Storage is not available; the open write is kept in this page only', error);
        return memory.put(key, write);
      }),
    async delete(key) {
      await memory.delete(key);
      // If deleting fails, its outcome is requested again later with the same key.
      await saved.delete(key).catch(() => undefined);
    },
  };
}
