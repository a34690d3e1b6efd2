import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeAsked } from './asked-before.ts';
import { LEAVES_WITHIN_MS, RELOAD_AGAIN_MS, recoverFromMissingChunks } from './chunk-recovery.ts';

const NOW = 1_800_000_000_000;
let storage: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let page: EventTarget;

/** Dispatches Vite's event for a missing file. @returns whether the import still rejects */
async function fail(): Promise<boolean> {
  const rejects = page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
  return rejects;
}

/** @param server result of the reachability check */
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

it('PWA-6 does nothing while the visitor leaves, and recovers if the page stays', async () => {
  openPage();
  page.dispatchEvent(new Event('beforeunload'));
  await fail();
  expect(reload).not.toHaveBeenCalled();
  vi.setSystemTime(NOW + LEAVES_WITHIN_MS);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 recovers a page from the back/forward cache', async () => {
  openPage();
  page.dispatchEvent(new Event('beforeunload'));
  page.dispatchEvent(new Event('pageshow'));
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 R11 F31 reloads once for a missing file and its siblings', async () => {
  openPage();
  expect(await Promise.all([fail(), fail(), fail()])).toEqual([true, true, true]);
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 shows the error when the reload did not help, and tries again later', async () => {
  openPage();
  await fail();
  openPage();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(NOW + RELOAD_AGAIN_MS);
  await fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('PWA-6 does not reload without a server, during a payment, or endlessly', async () => {
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

it('PWA-6 BRG-1 keeps a press made before the reload, once', async () => {
  openPage({ asked: 'burger' });
  await fail();
  page.dispatchEvent(new Event('pagehide'));
  expect(takeAsked()).toBe('burger');
  expect(takeAsked()).toBeUndefined();
});

it('PWA-6 drops the press of a page that leaves without recovering', () => {
  openPage({ asked: 'burger' });
  page.dispatchEvent(new Event('pagehide'));
  expect(takeAsked()).toBeUndefined();
});
