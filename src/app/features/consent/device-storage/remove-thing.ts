import Cookies from 'js-cookie';
import { type FoundThing, findCookies, findIn, inDatabase, storageOf } from './find-things.ts';
import { type KeptKind, keptThing } from './kept-things.ts';

const removers: Record<KeptKind, (name: string) => unknown> = {
  cookie: removeCookie,
  local: (name) => {
    storageOf('local').removeItem(name);
    // Browsers notify other tabs only, but the tag manager of this tab must see that the choice is gone (CKE-6).
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

/** Removes an item from this device. @throws when the browser does not delete it */
export async function removeThing({
  kind,
  name,
}: Pick<FoundThing, 'kind' | 'name'>): Promise<void> {
  await removers[kind](name);
}

/** A cookie does not reveal its domain, which may be any parent of this host. */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  Cookies.remove(name);
  for (const index of labels.keys())
    Cookies.remove(name, { domain: labels.slice(index).join('.') });
}

/** The page has the database open, so it is emptied rather than deleted. */
async function emptyStore(name: string): Promise<void> {
  const [database = '', store = ''] = name.split('/');
  await inDatabase(database, (open) => open.clear(store));
}

/**
 * The service worker holds the push subscription and fills the caches, hence the order. The cookie choice comes last,
 * because a page with a tag manager then reloads.
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

/** Removes everything from this device. @returns what could not be removed */
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
/** Consecutive empty checks after which the service worker counts as finished. */
const QUIET_LOOKS = 4;

/** An unregistered service worker finishes its current work and may open its caches again. */
async function removeLateCaches(): Promise<void> {
  let quiet = 0;
  for (let look = 0; look < LOOKS && quiet < QUIET_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const names = await caches.keys();
    quiet = names.length === 0 ? quiet + 1 : 0;
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

/**
 * Removes what third-party scripts stored under this origin: every cookie and text that is not ours. A page cannot
 * reach third parties' own origins.
 */
export function removeStrangers(): void {
  try {
    for (const { name } of strangers(findCookies())) removeCookie(name);
    for (const { name } of strangers(findIn('local')())) localStorage.removeItem(name);
    for (const { name } of strangers(findIn('tab')())) sessionStorage.removeItem(name);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}

const strangers = (found: FoundThing[]) => found.filter(({ kind, name }) => !keptThing(kind, name));
