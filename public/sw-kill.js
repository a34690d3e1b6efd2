// The way out: served at /sw.js when the server is told so. Removes the worker and its caches from
// every browser that asks for an update, and reloads each open page once. No build, no imports.
const OURS = /^(app-|workbox-precache)/;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  // Storage that answers nobody is one reason to be here: it keeps no page (docs/decisions/0032).
  await Promise.race([removeCaches(), new Promise((resolve) => setTimeout(resolve, 3000))]);
  // Only pages that had the worker: a page that registers this one anew is not reloaded, or it would never stop.
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
}

async function removeCaches() {
  const names = await caches.keys().catch(() => []);
  const ours = names.filter((name) => OURS.test(name));
  await Promise.allSettled(ours.map((name) => caches.delete(name)));
}
