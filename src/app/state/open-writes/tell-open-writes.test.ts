import { expect, test, vi } from 'vitest';
import { createMemoryStore } from '../persist/fallback.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import { createStores } from '../stores.ts';
import { createOpenWrites } from './open-writes.ts';

const writes = createOpenWrites(createMemoryStore<OpenWrite>());
vi.mock('./open-writes.ts', async (load) => ({
  ...(await load<object>()),
  openWritesOf: () => writes,
}));
const { tellOpenWrites } = await import('./tell-open-writes.ts');

const write: OpenWrite = {
  key: '0b8f7f0e-8a2c-4d3e-9a51-1f6f0f6c1a11',
  account: 'AB12CD',
  at: 1,
  wish: { kind: 'exclusion', exclusion: { kind: 'break', days: 7 } },
};

/** Messages that the player of an account gets on a page. */
async function told(accountCode: string, path: string, key?: string) {
  const stores = createStores();
  stores.session.signedIn = true;
  tellOpenWrites(stores, { t: (name) => name }, path, key);
  stores.session.profile = { accountCode } as never;
  await new Promise((resolve) => setTimeout(resolve));
  return stores.toasts;
}
const texts = ({ list }: Awaited<ReturnType<typeof told>>) => list.map(({ text }) => text);

test('PGS-1 tells a player about unresolved writes after log-in', async () => {
  await writes.keep(write);
  expect(texts(await told('ZZ99ZZ', '/'))).toEqual([]);
  expect(texts(await told('AB12CD', '/es/account/limits'))).toEqual([]);
  const toasts = await told('AB12CD', '/account/cashier');
  expect(texts(toasts)).toEqual(['session.open.break']);
  const key = 'a1b8f7f0-8a2c-4d3e-9a51-1f6f0f6c1a12';
  const payment = { amount: 500, currency: 'EUR', method: 'sereno' };
  const wish = { kind: 'payment', direction: 'deposit', payment } as const;
  await writes.keep({ ...write, key, at: 2, wish });
  expect(texts(await told('AB12CD', '/account/limits', key))).toEqual(['session.open.deposit']);
  await writes.close(key);
  await writes.close(write.key);
  await expect.poll(() => texts(toasts)).toEqual([]);
});

test('REQ-8 keeps what the log-in page says if the session ends while this code loads', () => {
  writes.state.undone = write;
  const stores = createStores();
  tellOpenWrites(stores, { t: (name) => name }, '/');
  expect(writes.state.undone).toEqual(write);
  stores.session.signedIn = true;
  tellOpenWrites(stores, { t: (name) => name }, '/');
  expect(writes.state.undone).toBeUndefined();
});
