import { PrecacheController } from 'workbox-precaching';
import { fromDisk } from './from-disk.ts';
import { isPageInDisguise } from './keepable.ts';
import { site } from './scope.ts';

/** The critical tier: without one of these files the new version does not install, the old one goes on. */
export const precache = new PrecacheController({
  plugins: [
    {
      // Workbox takes any answer below 400, a page in place of a missing script included.
      cacheWillUpdate: async ({ request, response }) => {
        const isShell = new URL(request.url).pathname === site.shell;
        if (response.status !== 200 || isPageInDisguise(response) !== isShell) return null;
        return response;
      },
    },
  ],
});

precache.addToCacheList([
  { url: site.shell, revision: site.shellRevision },
  ...[site.fileList, ...site.criticalAssets].map((url) => ({ url, revision: null })),
]);

/** The rest of the build: not worth delaying the installation for. */
export async function fillTier(): Promise<string[]> {
  const critical = new Set(site.criticalAssets);
  return (await buildAssets()).filter((path) => !critical.has(path));
}

/** Paths of every file of this build, `/assets/…`. */
export async function buildAssets(): Promise<string[]> {
  const list = (await findPrecached(site.fileList)) ?? (await fetch(site.fileList));
  return (await list.json()) as string[];
}

/** The kept file or shell of this version; undefined when the browser threw it away. */
export const findPrecached = (path: string): Promise<Response | undefined> =>
  fromDisk(() => matchPrecached(path));

/** One look, where Workbox opens the cache first each time; undefined for a path of another version. */
export function matchPrecached(path: string): Promise<Response | undefined> | undefined {
  const key = precache.getCacheKeyForURL(path);
  return key ? caches.match(key, { cacheName: precache.strategy.cacheName }) : undefined;
}
