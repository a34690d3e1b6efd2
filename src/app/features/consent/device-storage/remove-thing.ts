import Cookies from 'js-cookie';
import { type FoundThing, inDatabase, storageOf } from './find-things.ts';
import type { KeptKind } from './kept-things.ts';

const removers: Record<KeptKind, (name: string) => unknown> = {
  cookie: removeCookie,
  local: (name) => {
    storageOf('local').removeItem(name);
    // Browsers tell the other tabs alone; here, too, a tag manager must hear that the choice is gone (CKE-6).
    dispatchEvent(new StorageEvent('storage', { key: name }));
  },
  tab: (name) => storageOf('tab').removeItem(name),
  database: emptyStore,
  cache: (name) => caches.delete(name),
  worker: async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.unregister();
  },
  push: async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await (await registration.pushManager.getSubscription())?.unsubscribe();
  },
};

/** Takes something off this device. @throws when the browser does not let go of it */
export async function removeThing({
  kind,
  name,
}: Pick<FoundThing, 'kind' | 'name'>): Promise<void> {
  await removers[kind](name);
}

/** A cookie does not say for which domain it was set: it may be for any above this host. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  Cookies.remove(name);
  for (const index of labels.keys())
    Cookies.remove(name, { domain: labels.slice(index).join('.') });
}

/** The page itself has the database open, so it stays, with nothing in it. */
async function emptyStore(name: string): Promise<void> {
  const [database = '', store = ''] = name.split('/');
  await inDatabase(database, (open) => open.clear(store));
}

/**
 * The worker holds the push address and fills the caches, so they go in this order; the choice about cookies, with
 * which a tag manager's page goes, comes last.
 */
const ORDER: readonly KeptKind[] = [
  'push',
  'worker',
  'cache',
  'database',
  'tab',
  'cookie',
  'local',
];

/** Takes everything off this device. @returns what did not go */
export async function removeEverything(found: readonly FoundThing[]): Promise<FoundThing[]> {
  const left: FoundThing[] = [];
  for (const thing of found.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    await removeThing(thing).catch(() => left.push(thing));
  }
  if (found.some(({ kind }) => kind === 'worker')) await removeLateCaches();
  return left;
}

const LOOK_EVERY_MS = 300;
const LOOKS = 20;
/** So many looks in a row find nothing: the worker has ended what it was doing. */
const QUIET_LOOKS = 4;

/** A worker that was sent away ends what it has begun, and opens its caches anew for it. */
async function removeLateCaches(): Promise<void> {
  let quiet = 0;
  for (let look = 0; look < LOOKS && quiet < QUIET_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const names = await caches.keys();
    quiet = names.length === 0 ? quiet + 1 : 0;
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}
