import { CACHES } from '../caches.ts';
import { addGeneration, type Generation, neededAssets, parseGenerations } from './generations.ts';

const LIST = '/app-generations';

/**
 * Runs on activation, before the old precache is emptied. Moves the previous build's hashed files to the asset cache,
 * so that open tabs still find them, and deletes files that no kept build needs.
 * @param precached cache with the files of the previous build beside those of `current`
 * @param staying URLs in it that `current` still uses
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
  const needed = neededAssets(generations);
  // Delete before writing: on a full disk nothing could be written otherwise.
  for (const request of await assets.keys()) {
    if (!needed.has(new URL(request.url).pathname)) await assets.delete(request);
  }
  await attempt(notes.put(LIST, Response.json(generations)));
  for (const request of await precached.keys()) {
    if (staying.has(request.url) || !needed.has(new URL(request.url).pathname)) continue;
    const response = await precached.match(request);
    if (response) await attempt(assets.put(request, response));
  }
}

/** A file that does not fit is fetched from the server, which also keeps earlier builds. */
const attempt = (put: Promise<void>): Promise<void> => put.catch(() => undefined);
