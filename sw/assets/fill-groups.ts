import { CACHES } from '../caches.ts';
import { isKeepable } from '../keepable.ts';
import { fileGroups } from '../precache.ts';
import { site } from '../scope.ts';
import { fillAssets } from './asset-cache.ts';

/**
 * Fetches the files of these groups that are not cached yet. A group that is mostly missing comes as one package: a
 * first visit needs 1 request for 150 and half the bytes. Files missing from a package are fetched one by one.
 */
export async function fillGroups(names: string[]): Promise<void> {
  const critical = new Set(site.criticalAssets);
  const groups = await fileGroups();
  const cache = await caches.open(CACHES.assets);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const name of names) {
    const { files = [], pack } = groups[name] ?? {};
    const wanted = files.filter((path) => !critical.has(path));
    const missing = wanted.filter((path) => !kept.has(path));
    if (pack && missing.length > wanted.length / 2)
      await unpack(pack, cache, missing).catch(() => undefined);
    await fillAssets(missing);
  }
}

/** Caches the wanted files of a package, each with the headers of the package's response. */
async function unpack(path: string, cache: Cache, wanted: string[]): Promise<void> {
  const response = await fetch(path);
  if (!isKeepable(response)) return;
  const files: Record<string, string> = await response.json();
  const headers = new Headers(response.headers);
  for (const own of ['Content-Encoding', 'Content-Length']) headers.delete(own);
  for (const name of wanted) {
    const text = files[name];
    if (text === undefined) continue;
    headers.set('Content-Type', `text/${name.endsWith('.css') ? 'css' : 'javascript'}`);
    await cache.put(name, new Response(text, { headers }));
  }
}
