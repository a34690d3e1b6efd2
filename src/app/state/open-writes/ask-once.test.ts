import { expect, test } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { createMemoryStore } from '../persist/fallback.ts';
import type { OpenWrite } from '../persist/saved-writes.ts';
import { askOnce, isRepeatable } from './ask-once.ts';
import { createOpenWrites } from './open-writes.ts';

const write: OpenWrite = {
  key: '0b8f7f0e-8a2c-4d3e-9a51-1f6f0f6c1a11',
  account: 'AB12CD',
  at: 1_800_000_000_000,
  wish: { kind: 'exclusion', exclusion: { kind: 'break', days: 7 } },
};
const lost: HttpError = { kind: 'network', url: '' };
const status = (status: number, code: string): HttpError => ({
  kind: 'status',
  status,
  url: '',
  problem: { code, more: {} },
});

/** A device with open writes, and an operator with given responses. */
async function setting(given: Result<string, HttpError>[], held: OpenWrite[] = []) {
  const saved = createMemoryStore<OpenWrite>();
  for (const one of held) await saved.put(one.key, one);
  const writes = createOpenWrites(saved);
  await expect.poll(() => writes.state.list).toHaveLength(held.length);
  const keys: string[] = [];
  /** Number of open writes on the device at each call. */
  const heldMeanwhile: number[] = [];
  let isMine = true;
  return {
    keys,
    heldMeanwhile,
    leave: () => {
      isMine = false;
    },
    kept: async () => [...(await saved.getAll()).keys()],
    ask: (onAsked = () => {}, asked = write) =>
      askOnce(
        asked,
        async (key) => {
          keys.push(key);
          heldMeanwhile.push((await saved.getAll()).size);
          onAsked();
          return given.shift() ?? failure(lost);
        },
        { writes, isMine: () => isMine, pauses: [0, 0] },
      ),
  };
}

test('PGS-1 stores a write before sending it and until its response', async () => {
  const { ask, keys, kept, heldMeanwhile } = await setting([failure(lost), success('booked')]);
  expect(await ask()).toEqual({ kind: 'done', value: 'booked' });
  expect(keys).toEqual([write.key, write.key]);
  expect(heldMeanwhile).toEqual([1, 1]);
  expect(await kept()).toEqual([]);
});

test('PGS-1 retries a failing operator automatically with the same key', async () => {
  const { ask, keys } = await setting([failure(status(503, 'overloaded')), success('booked')]);
  expect(await ask()).toEqual({ kind: 'done', value: 'booked' });
  expect(keys).toEqual([write.key, write.key]);
});

test('PGS-1 R4 counts a write as closed, until repeated, even if the device cannot delete it', async () => {
  const saved = { ...createMemoryStore<OpenWrite>(), delete: async () => {} };
  const writes = createOpenWrites(saved);
  const ask = (answer: Result<string, HttpError>) =>
    askOnce(write, async () => answer, { writes, isMine: () => true, pauses: [] });
  expect(await ask(success('booked'))).toEqual({ kind: 'done', value: 'booked' });
  expect(writes.state.list).toEqual([]);
  expect((await ask(failure(lost))).kind).toBe('unknown');
  expect(writes.state.list).toEqual([write]);
});

test.each<[string, Result<string, HttpError>[]]>([
  ['no answer', []],
  ['a torn answer', [failure({ kind: 'malformed', url: '' })]],
  ['maintenance', [failure({ ...status(503, 'unavailable'), maintenance: true })]],
  [
    'a page of something in between',
    Array(3).fill(failure({ ...status(404, ''), problem: undefined })),
  ],
  ['the key at work', Array(3).fill(failure(status(409, 'request_in_progress')))],
  ['the end of the session after a lost answer', [failure(lost), failure(status(401, 'gone'))]],
  ['too many calls after a lost answer', [failure(lost), failure(status(429, 'busy'))]],
])('PGS-1 keeps a write with an unknown outcome after %s', async (_, given) => {
  const { ask, kept } = await setting(given);
  expect((await ask()).kind).toBe('unknown');
  expect(await kept()).toEqual([write.key]);
});

test.each<[string, Result<string, HttpError>[]]>([
  ['at once', [failure(status(422, 'limit_exceeded'))]],
  ['after a lost answer', [failure(lost), failure(status(403, 'excluded'))]],
  ['for want of a session', [failure(status(401, 'token_invalid'))]],
])('PGS-1 takes a refusal %s as the outcome', async (_, given) => {
  const { ask, kept } = await setting(given);
  expect((await ask()).kind).toBe('refused');
  expect(await kept()).toEqual([]);
});

test('PGS-1 R4 treats a 401 to a self-exclusion as unknown, because it ends its session', async () => {
  const exclusion = { kind: 'self-exclusion', days: 183 } as const;
  const { ask, kept } = await setting([failure(status(401, 'token_invalid'))]);
  const wish = { kind: 'exclusion', exclusion } as const;
  expect((await ask(() => {}, { ...write, wish })).kind).toBe('unknown');
  expect(await kept()).toEqual([write.key]);
});

test('PGS-1 learns nothing about an earlier write from a refusal of the caller', async () => {
  const { ask, kept } = await setting([failure(status(401, 'token_invalid'))], [write]);
  expect((await ask()).kind).toBe('unknown');
  expect(await kept()).toEqual([write.key]);
});

test('PGS-1 does not retry for a player who has logged out', async () => {
  const { ask, keys, leave, kept } = await setting([]);
  expect((await ask(leave)).kind).toBe('unknown');
  expect(keys).toHaveLength(1);
  expect(await kept()).toEqual([write.key]);
});

test('PGS-1 shares opened and closed writes between tabs', async () => {
  const saved = createMemoryStore<OpenWrite>();
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  const tab = () => {
    const own = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of channels)
          if (other !== own) other.onmessage?.({ data } as MessageEvent);
      },
    };
    channels.push(own);
    return createOpenWrites(saved, own);
  };
  const [mine, other] = [tab(), tab()];
  await mine.keep(write);
  await expect.poll(() => other.state.list).toEqual([write]);
  await other.close(write.key);
  await expect.poll(() => mine.state.list).toEqual([]);
});

test('PGS-1 does not repeat a write from a clock that was a day ahead, as its key may be forgotten', () => {
  const HOUR_MS = 3_600_000;
  const repeatable = (hours: number) => isRepeatable(write, write.at + hours * HOUR_MS);
  expect([-24, -1, 0, 22, 24].map(repeatable)).toEqual([false, true, true, true, false]);
});
