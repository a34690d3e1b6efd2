import { type IDBPDatabase, openDB } from 'idb';
import Cookies from 'js-cookie';
import type { KeptKind } from './kept-things.ts';

/** An item stored on this device. */
export interface FoundThing {
  kind: KeptKind;
  name: string;
  /** Bytes of a text, or entries of a store or cache. */
  size?: { count: number; unit: 'bytes' | 'entries' };
}

/** Lists all storage of this origin that a page can see. A blocked storage counts as empty. */
export async function findThings(): Promise<FoundThing[]> {
  const parts = await Promise.all(
    [findCookies, findIn('local'), findIn('tab'), findStores, findCaches, findWorkers].map((find) =>
      Promise.resolve()
        .then(find)
        .catch(() => []),
    ),
  );
  return parts.flat();
}

const bytes = (text: string) => ({
  count: new TextEncoder().encode(text).length,
  unit: 'bytes' as const,
});
const entries = (count: number) => ({ count, unit: 'entries' as const });

export const findCookies = (): FoundThing[] =>
  Object.entries(Cookies.get()).map(([name, value]) => ({
    kind: 'cookie',
    name,
    size: bytes(name + value),
  }));

/** Lists the items of `localStorage` or `sessionStorage`. */
export const findIn = (kind: 'local' | 'tab') => (): FoundThing[] => {
  const storage = storageOf(kind);
  return Object.keys(storage).map((name) => ({
    kind,
    name,
    size: bytes(name + storage.getItem(name)),
  }));
};

export const storageOf = (kind: 'local' | 'tab'): Storage =>
  kind === 'local' ? localStorage : sessionStorage;

/** Lists each object store as an item, named after its database. */
async function findStores(): Promise<FoundThing[]> {
  const found = (await indexedDB.databases()).map(({ name = '' }) =>
    inDatabase(name, async (database) => {
      const counts = [...database.objectStoreNames].map(
        async (store): Promise<FoundThing> => ({
          kind: 'database',
          name: `${name}/${store}`,
          size: entries(await database.count(store)),
        }),
      );
      return Promise.all(counts);
    }),
  );
  return (await Promise.all(found)).flatMap((stores) => stores ?? []);
}

/**
 * Runs a task on a separate connection, at the existing version. Does not create a database that was deleted meanwhile:
 * without its stores it would be useless to its owner.
 * @returns undefined if the database does not exist
 */
export async function inDatabase<T>(
  name: string,
  work: (database: IDBPDatabase) => Promise<T>,
): Promise<T | undefined> {
  let isGone = false;
  const database = await openDB(name, undefined, {
    upgrade(_database, _from, _to, change) {
      isGone = true;
      change.done.catch(() => undefined);
      change.abort();
    },
  }).catch((error: unknown) => {
    if (!isGone) throw error;
    return undefined;
  });
  if (!database) return undefined;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

async function findCaches(): Promise<FoundThing[]> {
  const found = (await caches.keys()).map(
    async (name): Promise<FoundThing> => ({
      kind: 'cache',
      name,
      size: entries((await (await caches.open(name)).keys()).length),
    }),
  );
  return Promise.all(found);
}

async function findWorkers(): Promise<FoundThing[]> {
  const found: FoundThing[] = [];
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    found.push({ kind: 'worker', name: 'sw.js' });
    const subscription = await registration.pushManager?.getSubscription();
    if (subscription) found.push({ kind: 'push', name: 'push' });
  }
  return found;
}
