import { expect, test, vi } from 'vitest';
import type { Query } from '../../../../http/query.ts';
import { failure, success } from '../../../../lib/result.ts';
import type { ListPage, ListQuery } from '../../../../operator/activity.ts';
import { followPages, readAll } from './paging.ts';

const listQuery: ListQuery<number> = (cursor) => ({
  key: cursor ?? 'start',
  family: 'operator',
  path: `/${cursor ?? 'start'}`,
  parse: () => undefined,
});
const pages: Record<string, ListPage<number>> = {
  start: { entries: [1, 2], next: 'b' },
  b: { entries: [3], next: 'c' },
  c: { entries: [4] },
};
const peek = ({ key }: Query<unknown>) => pages[key];
const signal = new AbortController().signal;

test('PGS-1 shows the requested pages that have loaded', () => {
  expect(followPages(listQuery, 1, peek)).toEqual({ entries: [1, 2], more: true });
  expect(followPages(listQuery, 3, peek)).toEqual({ entries: [1, 2, 3, 4], more: false });
  const torn = followPages(listQuery, 3, (query) => (query.key === 'c' ? undefined : peek(query)));
  expect(torn).toMatchObject({ entries: [1, 2, 3], waiting: { key: 'c' }, more: false });
});

test('PGS-1 reads the whole list to its end', async () => {
  const onProgress = vi.fn();
  const read = async (query: Query<ListPage<number>>) => success(peek(query) ?? { entries: [] });
  const all = await readAll(listQuery, { read, onProgress, signal });
  expect(all).toEqual(success([1, 2, 3, 4]));
  expect(onProgress.mock.calls).toEqual([[2], [3], [4]]);
});

test('PGS-1 exports no partial list after a failure, a cursor loop or a cancellation', async () => {
  const lost = failure({ kind: 'network', url: '' } as const);
  const options = { onProgress: vi.fn(), signal };
  const torn = await readAll(listQuery, {
    ...options,
    read: async (query) => (query.key === 'b' ? lost : success({ entries: [1], next: 'b' })),
  });
  expect(torn).toBe(lost);

  const circle = await readAll(listQuery, {
    ...options,
    read: async () => success({ entries: [1], next: 'b' }),
  });
  expect(circle).toMatchObject({ ok: false, error: { kind: 'malformed' } });

  const left = await readAll(listQuery, {
    ...options,
    read: async () => success({ entries: [], next: 'b' }),
    signal: AbortSignal.abort(),
  });
  expect(left).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
});
