import { fromDisk } from './from-disk.ts';

/** Raised when the wire shape of content changes, never by a build: kept content outlives deploys. */
const CONTENT_SCHEMA = 1;

/** The worker's own caches. Others of this origin are not ours to touch. */
export const CACHES = {
  /** Hashed files of the last builds: immutable, so the name has no version. */
  assets: 'app-assets',
  content: `app-content-v${CONTENT_SCHEMA}`,
  images: 'app-images-v1',
  /** The worker's notes to itself. */
  notes: 'app-notes',
} as const;

const OURS = /^app-/;

/** Names of our caches that this version no longer uses. @param pages the cache of its documents */
export function outdatedCaches(names: string[], pages: string): string[] {
  const current: string[] = [...Object.values(CACHES), pages];
  return names.filter((name) => OURS.test(name) && !current.includes(name));
}

/** The answer that a cache keeps for an address; undefined without one, or when the storage does not answer. */
export const findIn = (cacheName: string, url: string): Promise<Response | undefined> =>
  fromDisk(() => caches.match(url, { cacheName, ignoreVary: true }));

/** Keeps the newest `limit` entries; a cache lists its entries in the order they were put. */
export async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  const surplus = keys.slice(0, -limit);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
