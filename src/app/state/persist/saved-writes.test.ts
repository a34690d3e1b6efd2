import { expect, it } from 'vitest';
import { type OpenWrite, writeFormat } from './saved-writes.ts';

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const { toRecord, fromRecord } = writeFormat(() => NOW);
const write: OpenWrite = {
  key: 'key',
  account: 'AB12CD',
  at: NOW - 7 * DAY_MS,
  wish: { kind: 'limit', limit: { kind: 'deposit', period: 'day' }, amount: 5000 },
};

it('PGS-1 a write reads back as it was kept, for seven days', () => {
  expect(fromRecord(toRecord(write), 'key')).toEqual(write);
  expect(fromRecord(toRecord({ ...write, at: write.at - 1 }), 'key')).toBeUndefined();
});

it('PGS-1 what is no write of this key is left out', () => {
  for (const record of [
    undefined,
    null,
    'write',
    { ...write, key: 'other' },
    { ...write, wish: 1 },
  ])
    expect(fromRecord(record, 'key')).toBeUndefined();
});
