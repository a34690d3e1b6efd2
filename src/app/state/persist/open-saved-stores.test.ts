import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSavedStores } from './open-saved-stores.ts';

const log = vi.fn();
const answer = { value: 'menu', at: 1 };

const open = () => openSavedStores({ answerSchema: 1, isSetting: () => true, log });

beforeEach(() => {
  log.mockReset();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('PWA-2 R15 F36 continues in memory with one log line when storage is refused', async () => {
  const refusal = new DOMException('denied', 'SecurityError');
  vi.stubGlobal('indexedDB', {
    open() {
      throw refusal;
    },
  });
  const { answers, settings } = open();
  await Promise.all([answers.put('menu', answer), settings.put('theme', 'light')]);
  expect(await answers.get('menu')).toEqual(answer);
  expect([...(await settings.getAll())]).toEqual([['theme', 'light']]);
  await answers.delete('menu');
  await settings.clear();
  expect(await answers.getAll()).toEqual(new Map());
  expect(await settings.get('theme')).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[1]).toBe(refusal);
});

it('PWA-2 R15 F36 waits 2 s for a database that never opens', async () => {
  vi.useFakeTimers();
  class SilentRequest extends EventTarget {}
  vi.stubGlobal('IDBRequest', SilentRequest);
  vi.stubGlobal('indexedDB', { open: () => new SilentRequest() });
  let found: unknown = 'pending';
  const reading = open()
    .answers.get('menu')
    .then((value) => {
      found = value;
    });
  await vi.advanceTimersByTimeAsync(1999);
  expect(found).toBe('pending');
  await vi.advanceTimersByTimeAsync(1);
  await reading;
  expect(found).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
});
