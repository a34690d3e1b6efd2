import { PrecacheController } from 'workbox-precaching';
import { type FileGroup, RELEASE_HEADER } from '../src/app/pwa/site-facts.ts';
import { isPageInDisguise } from './keepable.ts';
import { site } from './scope.ts';
import { fromDisk } from './waiting.ts';

/** Critical files. If one is missing, the new version does not install and the old one stays. */
export const precache = new PrecacheController({
  plugins: [
    {
      // Workbox accepts any status below 400, including a page in place of a missing script.
      cacheWillUpdate: async ({ request, response }) => {
        const isShell = new URL(request.url).pathname === site.shell;
        const isWhole = response.status === 200 && !response.redirected;
        if (!isWhole || isPageInDisguise(response) !== isShell) return null;
        // In a rolling release the facts may come from one server and the shell from another, and a proxy may answer
        // with a page of its own.
        const isOwn = !isShell || response.headers.get(RELEASE_HEADER) === site.shellRevision;
        return isOwn ? response : null;
      },
    },
  ],
});

precache.addToCacheList([
  { url: site.shell, revision: site.shellRevision },
  ...[...site.fileLists, ...site.criticalAssets].map((url) => ({ url, revision: null })),
]);

/** Groups of this build's files by name (src/server/file-groups.ts). */
export async function fileGroups(): Promise<Record<string, FileGroup>> {
  const lists = await Promise.all(
    site.fileLists.map(async (path) => {
      const answer = (await findPrecached(path)) ?? (await fetch(path));
      return answer.json();
    }),
  );
  return Object.assign({}, ...lists);
}

/** Paths of all files of this build, `/assets/…`. */
export const buildAssets = async (): Promise<string[]> =>
  Object.values(await fileGroups()).flatMap(({ files }) => files);

/** The precached file or shell of this version; undefined if the browser evicted it. */
export const findPrecached = (path: string): Promise<Response | undefined> =>
  fromDisk(() => matchPrecached(path));

/** A single lookup; Workbox would open the cache each time. undefined for a path of another version. */
export function matchPrecached(path: string): Promise<Response | undefined> | undefined {
  const key = precache.getCacheKeyForURL(path);
  return key ? caches.match(key, { cacheName: precache.strategy.cacheName }) : undefined;
}
