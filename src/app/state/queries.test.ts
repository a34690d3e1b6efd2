import { expect, onTestFinished, test, vi } from 'vitest';
import type { Query } from '../../http/query.ts';
import { putAnswer } from './answers.ts';
import { Queries } from './queries.ts';
import { createStores } from './stores.ts';

const menu: Query<string> = {
  key: 'menu',
  family: 'content',
  path: '/api/menus',
  parse: () => undefined,
};

/** A back end that responds on command. */
function createBackEnd() {
  const { answers } = createStores();
  const waiting: ((value: string) => void)[] = [];
  const queries = new Queries({
    answers,
    freshMs: 1000,
    source: async <T>() => {
      const value = await new Promise<string>((resolve) => waiting.push(resolve));
      return { answer: { ok: true, value: value as T }, at: Date.now() };
    },
  });
  return { answers, queries, answer: (value: string) => waiting.shift()?.(value), waiting };
}

test('PWA-2 takes the answer of a read ahead while it is fresh, and reads anew later', async () => {
  const { queries, answer, waiting } = createBackEnd();
  const first = queries.current(menu);
  answer('first');
  expect(await first).toEqual({ ok: true, value: 'first' });
  expect(await queries.current(menu)).toEqual({ ok: true, value: 'first' });
  expect(waiting).toEqual([]);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const second = queries.current(menu);
  answer('second');
  expect(await second).toEqual({ ok: true, value: 'second' });
});

test('PWA-2 refetches what changed while the old answer was loading', async () => {
  const { queries, answer, waiting } = createBackEnd();
  const first = queries.refresh(menu);
  const again = queries.refreshAgain(menu);
  answer('old');
  await first;
  await expect.poll(() => waiting.length).toBe(1);
  answer('new');
  await again;
  expect(queries.peek(menu)).toBe('new');
});

test('PGS-1 refetches when a read that began before a change would undo it', async () => {
  const { answers, queries, answer, waiting } = createBackEnd();
  const first = queries.refresh(menu);
  putAnswer(answers, menu.key, { value: 'changed', at: Date.now(), from: 'network' });
  answer('of before');
  await expect.poll(() => waiting.length).toBe(1);
  expect(queries.peek(menu)).toBe('changed');
  answer('changed, and more');
  expect(await first).toEqual({ ok: true, value: 'changed, and more' });
  expect(queries.peek(menu)).toBe('changed, and more');
});

test('PWA-2 does not delay a loading answer for a saved one', async () => {
  const { answers, queries, answer, waiting } = createBackEnd();
  const read = queries.refresh(menu);
  putAnswer(answers, menu.key, { value: 'saved', at: 0, from: 'saved' });
  answer('new');
  await read;
  expect(waiting).toHaveLength(0);
  expect(queries.peek(menu)).toBe('new');
});

test('REQ-10 shares a running read and does not refetch a fresh answer', async () => {
  const { queries, answer, waiting } = createBackEnd();
  const reads = [queries.need(menu), queries.need(menu)];
  expect(waiting).toHaveLength(1);
  answer('one');
  expect(await Promise.all(reads)).toEqual(['one', 'one']);
  await queries.want(menu);
  expect(waiting).toHaveLength(0);
});

test('AUT-2 drops an answer that arrives after everything was forgotten', async () => {
  const { answers, queries, answer } = createBackEnd();
  const read = queries.refresh(menu);
  queries.forget();
  answer('of the player before');
  await read;
  expect(answers.entries).toEqual({});
});

test('R9 leaves no timer behind when a read throws before the deadline', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const queries = new Queries({
    answers: createStores().answers,
    freshMs: 1000,
    waitUntil: Date.now() + 1000,
    source: async () => {
      throw new Error('a fault of the source');
    },
  });
  await expect(queries.need(menu)).rejects.toThrow('a fault of the source');
  expect(vi.getTimerCount()).toBe(0);
});

test('FRM-4 clears an earlier failure when a page reads again, not when a visitor retries', async () => {
  const { answers, queries, answer } = createBackEnd();
  answers.failed[menu.key] = 'timeout';
  const again = queries.refresh(menu);
  expect(answers.failed).toHaveProperty('menu');
  void queries.want(menu);
  expect(answers.failed).toEqual({});
  answer('here');
  await again;
  answers.failed['other'] = 'network';
  void queries.need({ ...menu, key: 'other' });
  expect(answers.failed).toEqual({});
});
