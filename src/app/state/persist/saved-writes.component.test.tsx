import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenWrite, openSavedWrites } from './saved-writes.ts';

const NAME = 'marquee';
const write: OpenWrite = {
  key: 'key',
  account: 'AB12CD',
  at: Date.now(),
  wish: {
    kind: 'payment',
    direction: 'deposit',
    payment: { amount: 4711, currency: 'EUR', method: 'norte' },
  },
};
const settled = (request: IDBOpenDBRequest) =>
  new Promise<IDBDatabase>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
const open = () => openSavedWrites(new Set([write.account]));
/** Closes all connections, as when the page goes. */
const leave = () => dispatchEvent(new PageTransitionEvent('pagehide'));

beforeEach(async () => void (await settled(indexedDB.deleteDatabase(NAME))));
afterEach(leave);

test('PGS-1 R15 F36 reads a payment from the database of a later version, and closes it there', async () => {
  const writes = open();
  await writes.put(write.key, write);
  // Another tab has the next release, or that release was rolled back.
  const later = await settled(indexedDB.open(NAME, 1000));
  expect([...(await writes.getAll()).values()]).toEqual([write]);
  leave();
  const another = open();
  expect([...(await another.getAll()).values()]).toEqual([write]);
  await another.delete(write.key);
  expect((await open().getAll()).size).toBe(0);
  later.close();
});
