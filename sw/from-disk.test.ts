import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromDisk, PATIENCE_MS } from './from-disk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('PWA-3 treats storage that refuses or is too slow as empty', async () => {
  expect(await fromDisk(async () => 'kept')).toBe('kept');
  expect(await fromDisk(() => Promise.reject(new Error('refused')))).toBeUndefined();
  const silent = fromDisk(() => new Promise<string>(() => {}));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await silent).toBeUndefined();
});
