import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAsked } from './asked-before.ts';
import { LEAVES_WITHIN_MS, RELOAD_AGAIN_MS, recoverFromMissingChunks } from './chunk-recovery.ts';

const NOW = 1_800_000_000_000;
let storage: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let page: EventTarget;

/** A missing file, as Vite reports it. @returns whether the import still rejects, once all is decided */
async function fail(): Promise<boolean> {
  const rejects = page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
  return rejects;
}

/** @param server what it says when it is asked whether it is there */
function openPage({ server = 'ok', isOccupied = false, asked = 'none' } = {}) {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', async () => new Response(server));
  recoverFromMissingChunks(
    () => isOccupied,
    () => asked,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storage = new Map();
  reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-6 stays out of the way while the visitor leaves, and recovers a page that stayed', async () => {
  openPage();
  page.dispatchEvent(new Event('beforeunload'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(NOW + LEAVES_WITHIN_MS);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 recovers a page that comes back from the back/forward cache', async () => {
  openPage();
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(new Event('pageshow'));
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 R11 F31 reloads once for a missing file and all its siblings, whose imports reject', async () => {
  openPage();
  expect(await Promise.all([fail(), fail(), fail()])).toEqual([true, true, true]);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 leaves it at the error when the reload did not help, and tries again later', async () => {
  openPage();
  await fail();
  openPage();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(NOW + RELOAD_AGAIN_MS);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('PWA-6 does not reload without a server, with money on its way, or when it could repeat for ever', async () => {
  openPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await fail();
  openPage({ server: '<title>Log in to this Wi-Fi</title>' });
  await fail();
  openPage({ isOccupied: true });
  await fail();
  vi.stubGlobal('sessionStorage', undefined);
  openPage();
  await fail();
  expect(reload).not.toHaveBeenCalled();
});

it('PWA-6 BRG-1 keeps a press that comes until the reloading page is gone, once', async () => {
  openPage({ asked: 'burger' });
  await fail();
  page.dispatchEvent(new Event('pagehide'));
  expect(takeAsked()).toBe('burger');
  expect(takeAsked()).toBeUndefined();
});

it('PWA-6 keeps no press of a page that goes without recovering', () => {
  openPage({ asked: 'burger' });
  page.dispatchEvent(new Event('pagehide'));
  expect(takeAsked()).toBeUndefined();
});
