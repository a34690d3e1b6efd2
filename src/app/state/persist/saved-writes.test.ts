import { afterEach, expect, it, vi } from 'vitest';
import { createOpenWrites } from '../open-writes/open-writes.ts';
import { createMemoryStore } from './fallback.ts';
import { type OpenWrite, openSavedWrites, sealedWrites, writeFormat } from './saved-writes.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const write: OpenWrite = {
  key: 'key',
  account: 'AB12CD',
  at: NOW - 7 * DAY_MS,
  wish: {
    kind: 'payment',
    direction: 'deposit',
    payment: { amount: 4711, currency: 'EUR', method: 'norte' },
  },
};
/** Opens the saved writes with this function in place of `indexedDB.open`. */
function openWith(open: () => unknown) {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('IDBRequest', EventTarget);
  vi.stubGlobal('indexedDB', { open });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return createOpenWrites(openSavedWrites(new Set()));
}
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Stored = Parameters<typeof sealedWrites>[0];
const keptBy = async (stored: Stored) => [...(await stored.getAll()).values()];

it('PGS-1 decrypts a write for its own account only, for seven days', async () => {
  const { toRecord, fromRecord } = writeFormat(() => NOW);
  const stored = createMemoryStore() as Stored;
  await sealedWrites(stored, new Set()).put(write.key, write);
  const [record] = await keptBy(stored);
  if (!record) throw new Error('nothing was kept');
  expect(fromRecord(toRecord(record), 'key')).toEqual(record);
  expect(fromRecord(toRecord({ ...record, at: write.at - 1 }), 'key')).toBeUndefined();

  expect(await sealedWrites(stored, new Set(['AB12CD'])).get('key')).toEqual(write);
  expect([...(await sealedWrites(stored, new Set(['x', 'AB12CD'])).getAll()).values()]).toEqual([
    write,
  ]);
  const stranger = sealedWrites(stored, new Set(['ZZ99ZZ']));
  expect((await stranger.getAll()).size).toBe(0);
  expect(await keptBy(stored)).toHaveLength(1);
});

it('S7 G11 reveals neither the account nor the request on the device', async () => {
  const stored = createMemoryStore() as Stored;
  await sealedWrites(stored, new Set()).put(write.key, write);
  const [{ sealed, ...rest } = { sealed: new Uint8Array() }] = await keptBy(stored);
  expect(rest).toEqual({ key: 'key', at: write.at });
  expect(new TextDecoder().decode(sealed)).not.toMatch(/AB12CD|4711|deposit|norte/);
});

it('PGS-1 drops a record that is not a write with this key', async () => {
  const { fromRecord } = writeFormat(() => NOW);
  const record = { key: 'key', at: NOW, sealed: new Uint8Array(40) };
  for (const strange of [
    undefined,
    null,
    'write',
    { ...record, key: 'other' },
    { ...record, sealed: 'text' },
  ])
    expect(fromRecord(strange, 'key')).toBeUndefined();
  // Tampered with: cannot be decrypted.
  const stored = createMemoryStore() as Stored;
  await stored.put('key', record);
  expect((await sealedWrites(stored, new Set(['AB12CD'])).getAll()).size).toBe(0);
});

it('PGS-1 R15 F36 finds no open write in refused storage, and keeps new ones in memory', async () => {
  const writes = openWith(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await expect.poll(() => writes.state.list).toEqual([]);
  await writes.keep(write);
  expect(writes.state).toMatchObject({ list: [write], failed: false });
});

it('PGS-1 does not take slow storage for empty, and reads it again', async () => {
  vi.useFakeTimers();
  const requests: EventTarget[] = [];
  const writes = openWith(() => {
    const request = new EventTarget();
    requests.push(request);
    return request;
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(writes.state).toMatchObject({ list: undefined, failed: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(writes.state).toMatchObject({ list: undefined, failed: true });
  expect(writes.has(write.key)).toBe(true);

  // The late open fails, so the next use opens again.
  Object.assign(requests[0] ?? {}, { error: new DOMException('gone', 'UnknownError') });
  requests[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(500);
  expect(requests).toHaveLength(2);
  Object.assign(requests[1] ?? {}, { error: new DOMException('denied', 'SecurityError') });
  requests[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(writes.state).toMatchObject({ list: [], failed: false });
});
