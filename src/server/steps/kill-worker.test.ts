import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.useRealTimers());

/** Runs the kill-switch worker and activates it with one page open. */
async function activate(caches: { keys(): Promise<string[]>; delete?(name: string): unknown }) {
  const script = await readFile(new URL('../../../public/sw-kill.js', import.meta.url), 'utf8');
  const page = { url: 'https://www.example.com/games', navigate: vi.fn(async () => {}) };
  const unregister = vi.fn(async () => true);
  const handlers = new Map<string, (event: unknown) => void>();
  const self = {
    addEventListener: (type: string, handler: (event: unknown) => void) =>
      handlers.set(type, handler),
    clients: { matchAll: async () => [page] },
    registration: { unregister },
  };
  runInNewContext(script, { self, caches, setTimeout });
  const left = new Promise<unknown>((waitUntil) => handlers.get('activate')?.({ waitUntil }));
  return { page, unregister, left };
}

it('PWA-6 R12 deletes only our caches, unregisters, and reloads the pages', async () => {
  const remove = vi.fn(async () => true);
  const { page, unregister, left } = await activate({
    keys: async () => ['app-content-v1', 'workbox-precache-v2', 'somebody-else'],
    delete: remove,
  });
  await left;
  expect(remove.mock.calls).toEqual([['app-content-v1'], ['workbox-precache-v2']]);
  expect(unregister).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledExactlyOnceWith(page.url);
});

it('PWA-6 waits at most three seconds for storage that hangs', async () => {
  vi.useFakeTimers();
  const { page, unregister } = await activate({ keys: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(2999);
  expect(unregister).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(unregister).toHaveBeenCalledOnce();
  expect(page.navigate).toHaveBeenCalledOnce();
});
