import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, success } from '../../../lib/result.ts';
import { isAtWork, LOOK_EVERY_MS, watchForReturn } from './watch-for-return.ts';

class Tab extends EventTarget {
  visibilityState = 'visible';
  show(state: 'visible' | 'hidden') {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
let tab: Tab;
const isBack = vi.fn<() => Promise<boolean>>();
const onBack = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  tab = new Tab();
  vi.stubGlobal('document', tab);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('REQ-9 checks every 30 s, and returns the visitor once when the site is back', async () => {
  isBack.mockResolvedValueOnce(false).mockResolvedValue(true);
  watchForReturn(isBack, onBack);
  await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS - 1);
  expect(isBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onBack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * LOOK_EVERY_MS);
  expect(isBack).toHaveBeenCalledTimes(2);
  expect(onBack).toHaveBeenCalledOnce();
});

test('REQ-9 F30 keeps its interval when the clock is set back', async () => {
  isBack.mockResolvedValue(false);
  const stop = watchForReturn(isBack, onBack);
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY_MS);
  expect(isBack).toHaveBeenCalledTimes(3);
  stop();
});

test('REQ-9 pauses in a background tab and checks at once when it becomes visible', async () => {
  isBack.mockResolvedValue(false);
  watchForReturn(isBack, onBack);
  tab.show('hidden');
  await vi.advanceTimersByTimeAsync(10 * LOOK_EVERY_MS);
  expect(isBack).not.toHaveBeenCalled();
  tab.show('visible');
  expect(isBack).toHaveBeenCalledOnce();
});

test('REQ-9 does not return a visitor who has left the page', async () => {
  isBack.mockResolvedValue(true);
  const stop = watchForReturn(isBack, onBack);
  stop();
  await vi.advanceTimersByTimeAsync(2 * LOOK_EVERY_MS);
  expect(isBack).not.toHaveBeenCalled();
});

test.each<[string, boolean, Partial<HttpError>]>([
  [
    'a type that the content system does not have',
    true,
    { kind: 'status', status: 404, isOwnWord: true },
  ],
  ['a type that it may not show', true, { kind: 'status', status: 403, isOwnWord: true }],
  ['a proxy before a starting server', false, { kind: 'status', status: 404 }],
  ['maintenance', false, { kind: 'status', status: 503, maintenance: true }],
  ['a failing server', false, { kind: 'status', status: 502 }],
  ['no answer', false, { kind: 'timeout' }],
  ['a page of something in between', false, { kind: 'malformed' }],
])('REQ-9 %s counts as back: %s', (_, isBackThen, error) => {
  expect(isAtWork(success([]))).toBe(true);
  expect(isAtWork(failure({ kind: 'network', url: '', ...error }))).toBe(isBackThen);
});
