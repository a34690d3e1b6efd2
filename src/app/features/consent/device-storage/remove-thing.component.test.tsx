import { deleteDB, openDB } from 'idb';
import { expect, onTestFinished, test } from 'vitest';
import { findThings } from './find-things.ts';
import { removeThing } from './remove-thing.ts';

test('CKE-6 empties a store of a database that the page has open', async () => {
  const NAME = 'device-storage-test';
  const database = await openDB(NAME, 1, {
    upgrade(fresh) {
      for (const store of ['drafts', 'writes']) fresh.createObjectStore(store);
    },
  });
  onTestFinished(async () => {
    database.close();
    await deleteDB(NAME);
  });
  for (const store of ['drafts', 'writes']) await database.put(store, 'form', 'key');
  const drafts = { kind: 'database', name: `${NAME}/drafts` } as const;
  expect(await findThings()).toContainEqual({ ...drafts, size: { count: 1, unit: 'entries' } });
  await removeThing(drafts);
  expect([await database.count('drafts'), await database.count('writes')]).toEqual([0, 1]);
});

test.each([
  ['local', localStorage],
  ['tab', sessionStorage],
] as const)('CKE-6 deletes one item of the kind %s', async (kind, storage) => {
  onTestFinished(() => storage.removeItem('other'));
  for (const name of ['theme', 'other']) storage.setItem(name, 'x');
  await removeThing({ kind, name: 'theme' });
  expect([storage.getItem('theme'), storage.getItem('other')]).toEqual([null, 'x']);
});
