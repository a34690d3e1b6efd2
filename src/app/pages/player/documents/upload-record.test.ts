import { expect, test } from 'vitest';
import { isSameFile, readRecord, type UploadRecord, writeRecord } from './upload-record.ts';

const record: UploadRecord = { id: 'u1', kind: 'address', size: 3, hash: 'abc' };

function storage(content?: string) {
  let kept = content ?? null;
  return () => ({
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  });
}

test('PGS-1 remembers the upload that a tab began until it is cleared', () => {
  const store = storage();
  expect(readRecord(store)).toBeUndefined();
  writeRecord(store, record);
  expect(readRecord(store)).toEqual(record);
  expect(isSameFile(record, { file: { size: 3 }, hash: 'abc' })).toBe(true);
  expect(isSameFile(record, { file: { size: 3 }, hash: 'abd' })).toBe(false);
  expect(isSameFile(record, { file: { size: 3 } })).toBe(false);
  writeRecord(store, undefined);
  expect(readRecord(store)).toBeUndefined();
});

test('PGS-1 ignores a record that was tampered with, and unavailable storage', () => {
  for (const content of ['{', 'null', '[]', JSON.stringify({ ...record, kind: 'selfie' })])
    expect(readRecord(storage(content))).toBeUndefined();
  const refused = () => {
    throw new Error('SecurityError');
  };
  expect(readRecord(refused)).toBeUndefined();
  expect(() => writeRecord(refused, record)).not.toThrow();
});
