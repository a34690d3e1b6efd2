import { keepGenerations } from './assets/keep-generations.ts';
import { outdatedCaches } from './caches.ts';
import { pages } from './pages.ts';
import { buildAssets, precache } from './precache.ts';
import { preloadPages } from './preload-pages.ts';
import { site, worker } from './scope.ts';
import { addStaticRoutes, staticRoutes } from './static-routes.ts';
import { after, PATIENCE_MS } from './waiting.ts';

/** Precaches the critical files with Workbox. No `skipWaiting`: updates are offered, never forced. */
export async function install(event: ExtendableEvent): Promise<void> {
  const content = new URL(site.contentBase, location.origin);
  const contentPath = content.origin === location.origin ? content.pathname : undefined;
  // `precache.install` fetches one file after another. Six at a time were not faster, because the page has loaded most
  // files already.
  await Promise.all([
    addStaticRoutes(event, staticRoutes(site.serverOwned, contentPath)),
    precache.install(event),
  ]);
}

/** Pages wait for activation, so cleaning up delays it by at most `PATIENCE_MS`. */
export async function activate(event: ExtendableEvent): Promise<void> {
  await Promise.race([tidy(event), after(PATIENCE_MS)]);
  await attempt(() => preloadPages(worker.registration.navigationPreload, navigator.userAgent));
  await attempt(() => worker.clients.claim());
}

/** Cleans up after earlier versions. Failed steps are repeated at the next activation. */
async function tidy(event: ExtendableEvent): Promise<void> {
  await attempt(async () => {
    const precached = await caches.open(precache.strategy.cacheName);
    const staying = new Set(precache.getURLsToCacheKeys().values());
    const current = { build: site.build, assets: await buildAssets() };
    await keepGenerations(current, precached, staying);
  });
  await attempt(() => precache.activate(event));
  await attempt(async () => {
    const outdated = outdatedCaches(await caches.keys(), pages);
    await Promise.all(outdated.map((name) => caches.delete(name)));
  });
}

const attempt = (step: () => unknown): Promise<unknown> =>
  Promise.resolve().then(step).catch(console.warn);
