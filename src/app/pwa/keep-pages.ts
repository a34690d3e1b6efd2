import { pagesCache, RELEASE_HEADER } from './site-facts.ts';

/** Some 150 KB each on the device. */
const MOST_PAGES = 30;
/** A document that is younger is not fetched again for a page that was reached without one, in ms. */
const KEEP_AGAIN_MS = 6 * 3_600_000;

/** How a document gets onto this device. */
export type Source =
  /** It has just come from the server at this very address, so the browser's cache has it. */
  | 'just loaded'
  /** The device may have an older one, so the request carries its ETag. */
  | 'maybe outdated'
  /** The page was reached without its document, which is fetched unless a recent one is kept. */
  | 'not loaded';

/** The release that the server named last. */
let current = '';

/**
 * Keeps a public page's document as the server sent it, headers and all, for a visit without a network (PF-7). The server
 * names the release of what may be kept: it is the same for everybody, and opens with the worker of that release alone.
 * @param path without a query
 */
export async function keepPage(path: string, source: Source): Promise<void> {
  if (source === 'not loaded' && (await isKept(path))) return;
  const cache = source === 'just loaded' ? 'force-cache' : 'no-cache';
  const response = await fetch(path, { cache, credentials: 'omit' });
  const release = response.headers.get(RELEASE_HEADER);
  if (response.status === 404 || response.redirected) return forget(path);
  if (!release) {
    // It came without some of its content, which the server may have by now.
    if (source === 'just loaded' && response.ok) await keepPage(path, 'maybe outdated');
    return;
  }
  current = release;
  const html = (await response.text()).replace('<html ', '<html data-kept ');
  const headers = new Headers(response.headers);
  // They describe the compressed body; this one is plain text.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('date', new Date().toUTCString());
  const pages = await caches.open(pagesCache(release));
  await pages.put(path, new Response(html, { headers }));
  const surplus = (await pages.keys()).slice(0, -MOST_PAGES);
  await Promise.all(surplus.map((request) => pages.delete(request)));
}

/** Documents of other releases do not count: they open with another worker, or are about to be deleted. */
async function isKept(path: string): Promise<boolean> {
  const kept = await caches.match(path, { cacheName: pagesCache(current) });
  return Math.abs(Date.now() - Date.parse(kept?.headers.get('date') ?? '')) < KEEP_AGAIN_MS;
}

async function forget(path: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(pagesCache(''))) await (await caches.open(name)).delete(path);
}
