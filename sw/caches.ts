import { fromDisk } from './waiting.ts';

/** Increase it when the shape of content answers changes. Independent of builds: cached content outlives deploys. */
const CONTENT_SCHEMA = 1;

/** The worker's caches. It never touches other caches of this origin. */
export const CACHES = {
  /** Hashed files of the last builds. They never change, so the name has no version. */
  assets: 'app-assets',
  content: `app-content-v${CONTENT_SCHEMA}`,
  images: 'app-images-v1',
  /** State that the worker keeps between starts. */
  notes: 'app-notes',
} as const;

const OURS = /^app-/;

/** Names of our caches that this version does not use. */
export function outdatedCaches(names: string[], pages: string): string[] {
  const current: string[] = [...Object.values(CACHES), pages];
  return names.filter((name) => OURS.test(name) && !current.includes(name));
}

/** The cached response for a URL; undefined if there is none or the storage does not answer. */
export const findIn = (cacheName: string, url: string): Promise<Response | undefined> =>
  fromDisk(() => caches.match(url, { cacheName, ignoreVary: true }));

/** Keeps the newest `limit` entries; a cache lists entries in insertion order. */
export async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  const surplus = keys.slice(0, -limit);
  await Promise.all(surplus.map((key) => cache.delete(key)));
}
