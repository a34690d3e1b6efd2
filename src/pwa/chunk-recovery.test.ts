import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELOAD_AGAIN_MS, recoverFromMissingChunks } from './chunk-recovery.ts';

const NOW = 1_800_000_000_000;
let storage: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let page: EventTarget;

/** A missing file, as Vite reports it. @returns whether the error was taken care of */
function fail(): boolean {
  return !page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

function openPage({ online = true, moneyInFlight = false } = {}) {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: online });
  recoverFromMissingChunks(() => moneyInFlight);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  storage = new Map();
  reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-6 reloads once for a missing file and all its siblings', () => {
  openPage();
  expect([fail(), fail(), fail()]).toEqual([true, true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('PWA-6 shows the error when the reload did not help, and tries again later', () => {
  openPage();
  fail();
  openPage();
  expect(fail()).toBe(false);
  vi.setSystemTime(NOW + RELOAD_AGAIN_MS);
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('PWA-6 does not reload offline, with money on its way, or when it could repeat for ever', () => {
  openPage({ online: false });
  expect(fail()).toBe(false);
  openPage({ moneyInFlight: true });
  expect(fail()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  openPage();
  expect(fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
