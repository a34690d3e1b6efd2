import { expect, it } from 'vitest';
import { CACHES, outdatedCaches, trim } from './caches.ts';

it('PWA-6 deletes our outdated caches, and never a foreign one', () => {
  const current = Object.values(CACHES);
  const pages = 'app-pages-two';
  const foreign = ['workbox-precache-v2-https://www.example.com/', 'application', 'other'];
  expect(
    outdatedCaches([...current, ...foreign, pages, 'app-content-v0', 'app-pages-one'], pages),
  ).toEqual(['app-content-v0', 'app-pages-one']);
});

it('PWA-2 keeps the newest entries of a cache', async () => {
  const entries = ['a', 'b', 'c', 'd'];
  const cache = {
    keys: async () => [...entries],
    delete: async (key: string) => entries.splice(entries.indexOf(key), 1).length > 0,
  } as unknown as Cache;
  await trim(cache, 2);
  expect(entries).toEqual(['c', 'd']);
  await trim(cache, 2);
  expect(entries).toEqual(['c', 'd']);
});
