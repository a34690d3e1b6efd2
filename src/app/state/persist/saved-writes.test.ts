import { expect, it } from 'vitest';
import { createMemoryStore } from './fallback.ts';
import { type OpenWrite, sealedWrites, writeFormat } from './saved-writes.ts';

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
type Stored = Parameters<typeof sealedWrites>[0];
const keptBy = async (stored: Stored) => [...(await stored.getAll()).values()];

it('PGS-1 decrypts a write for its account alone, for seven days', async () => {
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

it('PGS-1 drops what is not a write of this key', async () => {
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
