import { CACHES } from '../caches.ts';
import { isKeepable, isPageInDisguise } from '../keepable.ts';
import { matchPrecached } from '../precache.ts';
import { fromDisk, inParallel } from '../waiting.ts';

const AT_ONCE = 6;

/**
 * Answers a hashed file from the cache of this or an earlier build, else from the network, and then caches it. A 404 is
 * passed on and not cached.
 */
export async function answerAsset(request: Request, event: FetchEvent): Promise<Response> {
  const { url } = request;
  const kept = await fromDisk(
    async () => (await matchPrecached(url)) ?? caches.match(url, { cacheName: CACHES.assets }),
  );
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keepAsset(url, response.clone()));
  return response;
}

/**
 * Fetches the files that are not cached yet; failed ones are fetched on demand. If the visitor clears the cache
 * meanwhile, the rest goes to the deleted cache and does not recreate it.
 */
export async function fillAssets(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await inParallel(paths, AT_ONCE, async (path) => {
    if (await cache.match(path)) return;
    await keepAsset(path, await fetch(path), cache);
  });
}

async function keepAsset(url: string, response: Response, opened?: Cache): Promise<void> {
  if (!isKeepable(response) || isPageInDisguise(response)) return;
  try {
    const cache = opened ?? (await caches.open(CACHES.assets));
    await cache.put(url, response);
  } catch {
    // A full disk: the response is delivered without a copy.
  }
}
