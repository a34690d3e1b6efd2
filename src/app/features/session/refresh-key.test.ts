import { afterEach, expect, test, vi } from 'vitest';
import { dropRefreshKey, openRefreshKey, refreshKey } from './refresh-key.ts';

afterEach(() => {
  dropRefreshKey();
  vi.unstubAllGlobals();
});

function keepIn(items: Map<string, string>): void {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
}

test('F25 keeps one key per refresh until its response, across tabs and pages', async () => {
  const items = new Map<string, string>();
  keepIn(items);
  const key = refreshKey();
  expect(refreshKey()).toBe(key);
  vi.resetModules();
  const elsewhere = await import('./refresh-key.ts');
  expect(elsewhere.refreshKey()).toBe(key);
  elsewhere.dropRefreshKey();
  expect(items.size).toBe(0);
  // Completed in the other tab, so the next key differs here as well.
  expect(refreshKey()).not.toBe(key);
});

test('F25 ignores an invalid key', () => {
  keepIn(new Map([['refresh_key', 'a\nb']]));
  expect(refreshKey()).toMatch(/^[\da-f-]{36}$/);
});

test('F25 keeps the key in memory where storage is blocked', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const key = refreshKey();
  expect(refreshKey()).toBe(key);
  dropRefreshKey();
  expect(refreshKey()).not.toBe(key);
});

test('F25 knows of a pending refresh even where storage is blocked', () => {
  for (const storage of [new Map<string, string>(), undefined]) {
    if (storage) keepIn(storage);
    else vi.stubGlobal('localStorage', undefined);
    expect(openRefreshKey()).toBeUndefined();
    const key = refreshKey();
    expect(openRefreshKey()).toBe(key);
    dropRefreshKey();
    expect(openRefreshKey()).toBeUndefined();
  }
});
