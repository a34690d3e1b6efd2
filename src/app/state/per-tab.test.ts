import { expect, test, vi } from 'vitest';
import { perTab } from './per-tab.ts';
import { createStores } from './stores.ts';

test('QRY-3 loads once per tab, and again after a failure', async () => {
  const load = vi.fn(async (_: { stores: ReturnType<typeof createStores> }) => ({}));
  const part = perTab(load);
  const [tab, other] = [{ stores: createStores() }, { stores: createStores() }];
  load.mockRejectedValueOnce(new Error('lost'));
  await expect(part.load(tab)).rejects.toThrow('lost');
  expect(part.loaded(tab.stores)).toBeUndefined();
  const loaded = await part.load(tab);
  expect([await part.load(tab), await part.loaded(tab.stores)]).toEqual([loaded, loaded]);
  expect(await part.load(other)).not.toBe(loaded);
  expect(load).toHaveBeenCalledTimes(3);
});
