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

/** What this visitor needs of the rest of the build: not worth delaying the installation for. */
export async function fillTier(groups: string[]): Promise<string[]> {
  const critical = new Set(site.criticalAssets);
  return (await buildAssets(groups)).filter((path) => !critical.has(path));
}

/** Paths of the files of this build, `/assets/…`. @param groups those of src/server/file-groups.ts, all without */
export async function buildAssets(groups?: string[]): Promise<string[]> {
  const answer = (await findPrecached(site.fileList)) ?? (await fetch(site.fileList));
  const list = (await answer.json()) as Record<string, string[]>;
  return Object.entries(list).flatMap(([name, paths]) =>
    groups && !groups.includes(name) ? [] : paths,
  );
}

/** The kept file or shell of this version; undefined when the browser threw it away. */
export const findPrecached = (path: string): Promise<Response | undefined> =>
  fromDisk(() => matchPrecached(path));

/** One look, where Workbox opens the cache first each time; undefined for a path of another version. */
export function matchPrecached(path: string): Promise<Response | undefined> | undefined {
  const key = precache.getCacheKeyForURL(path);
  return key ? caches.match(key, { cacheName: precache.strategy.cacheName }) : undefined;
}
