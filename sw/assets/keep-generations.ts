import { CACHES } from '../caches.ts';
import { addGeneration, type Generation, neededAssets, parseGenerations } from './generations.ts';

const LIST = '/app-generations';

/**
 * Called when a build takes over, before its predecessor's precache is emptied: moves that one's
 * hashed files to the asset cache, so that tabs still running on it find them, and drops files
 * that no kept build needs.
 * @param precached cache that holds the files of the build that leaves beside those of `current`
 * @param staying urls in there that `current` goes on using
 */
export async function keepGenerations(
  current: Generation,
  precached: Cache,
  staying: Set<string>,
): Promise<void> {
  const [notes, assets] = await Promise.all([
    caches.open(CACHES.notes),
    caches.open(CACHES.assets),
  ]);
  const list = await notes.match(LIST);
  const known = parseGenerations(list ? await list.json().catch(() => undefined) : undefined);
  const generations = addGeneration(known, current);
  await notes.put(LIST, Response.json(generations));

  const needed = neededAssets(generations);
  for (const request of await precached.keys()) {
    if (staying.has(request.url) || !needed.has(new URL(request.url).pathname)) continue;
    const response = await precached.match(request);
    if (response) await assets.put(request, response);
  }
  for (const request of await assets.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}
