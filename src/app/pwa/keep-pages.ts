import { SERVER_PATHS } from '../../lib/server-paths.ts';
import { pagesCache, RELEASE_HEADER } from './site-facts.ts';

/** About 150 KB each: the thirty that were seen last, and those that are kept ahead in two languages. */
const MOST_PAGES = 40;
/**
 * A page that was reached without its document is not fetched again while its cached document is younger than this, in
 * ms.
 */
const KEEP_AGAIN_MS = 6 * 3_600_000;

/** How a document gets into the cache. */
export type Source =
  /** The server has just sent it at this URL, so it is in the browser's HTTP cache. */
  | 'just loaded'
  /** The HTTP cache may hold an older one, so the request carries its ETag. */
  | 'maybe outdated'
  /** The page was reached by the router, so its document is fetched unless a recent one is cached. */
  | 'not loaded';

/** The release of the last cached document. */
let current = '';

/**
 * Caches a public page's document as the server sent it, with its headers, for a visit without a network (PF-7). Only
 * documents with a release header may be cached: they are the same for all visitors and open only with the worker of
 * that release.
 * @param path without a query
 * @returns how its transfer was compressed, `dcz` as the difference from a dictionary; undefined if nothing was cached
 */
export async function keepPage(path: string, source: Source): Promise<string | undefined> {
  if (source === 'not loaded' && (await isKept(path))) return undefined;
  const cache = source === 'just loaded' ? 'force-cache' : 'no-cache';
  const response = await fetch(path, { cache, credentials: 'omit' });
  const release = response.headers.get(RELEASE_HEADER);
  if (response.status === 404 || response.redirected) {
    await forget(path);
    return undefined;
  }
  if (!release) {
    // The document lacked some of its content, which the server may have by now.
    const isLate = source === 'just loaded' && response.ok;
    return isLate ? keepPage(path, 'maybe outdated') : undefined;
  }
  current = release;
  const html = (await response.text()).replace('<html ', '<html data-kept ');
  const headers = new Headers(response.headers);
  // These headers describe the compressed body; the cached one is plain text.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('date', new Date().toUTCString());
  const pages = await caches.open(pagesCache(release));
  await pages.put(path, new Response(html, { headers }));
  const surplus = (await pages.keys()).slice(0, -MOST_PAGES);
  await Promise.all(surplus.map((request) => pages.delete(request)));
  return response.headers.get('content-encoding') ?? undefined;
}

/**
 * Whether a recent document of the current release is cached. Those of other releases open with another worker, or are
 * about to be deleted.
 */
export const isKept = async (path: string): Promise<boolean> => isRecent(await keptAt(path));

const isRecent = (at: number) => Math.abs(Date.now() - at) < KEEP_AGAIN_MS;

/** When the current release's document was cached, in epoch ms; 0 if it is not. */
async function keptAt(path: string): Promise<number> {
  const kept = await caches.match(path, { cacheName: pagesCache(current) });
  return kept ? Date.parse(kept.headers.get('date') ?? '') : 0;
}

/** Whether the worker of the current release was installed some time ago. Its shell was cached then. */
export async function isSettled(): Promise<boolean> {
  const shell = await caches.match(SERVER_PATHS.appShell, { ignoreSearch: true });
  if (shell?.headers.get(RELEASE_HEADER) !== current) return false;
  return !isRecent(Date.parse(shell.headers.get('date') ?? ''));
}

/**
 * The pages without a recent document, the one cached longest ago first.
 * @param paths without a query
 */
export async function outdatedPages(paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => ({ path, at: await keptAt(path) })));
  return pages
    .filter(({ at }) => !isRecent(at))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path);
}

async function forget(path: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(pagesCache(''))) await (await caches.open(name)).delete(path);
}
