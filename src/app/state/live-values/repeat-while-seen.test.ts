import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatWhileSeen } from './repeat-while-seen.ts';

const EVERY_MS = 15_000;
/** Reports changes of visibility. Several at once are what an observer reports on a busy page. */
let tell: (...changes: boolean[]) => void;
let page: EventTarget & { hidden: boolean };
let lastAt: number;
let runs: number;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        tell = (...changes) => callback(changes.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {}
      disconnect() {}
    },
  );
  lastAt = Date.now();
  runs = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () =>
  repeatWhileSeen({} as Element, {
    everyMs: EVERY_MS,
    lastAt: () => lastAt,
    run: () => {
      runs += 1;
      lastAt = Date.now();
    },
  });

test('HOM-5 refreshes a live value while visible, and only then', () => {
  const stop = start();
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(runs).toBe(0);
  tell(true);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(2 * EVERY_MS);
  expect(runs).toBe(3);
  tell(false);
  vi.advanceTimersByTime(5 * EVERY_MS);
  expect(runs).toBe(3);
  stop();
});

test('HOM-5 PF-6 uses the last of several changes that are reported at once', () => {
  const stop = start();
  tell(false, true);
  vi.advanceTimersByTime(EVERY_MS);
  expect(runs).toBe(1);
  tell(true, false);
  vi.advanceTimersByTime(2 * EVERY_MS);
  expect(runs).toBe(1);
  stop();
});

test('HOM-5 does not refresh in a hidden tab, and catches up once', () => {
  const stop = start();
  tell(true);
  page.hidden = true;
  vi.advanceTimersByTime(5 * EVERY_MS);
  expect(runs).toBe(0);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(runs).toBe(1);
  stop();
  vi.advanceTimersByTime(5 * EVERY_MS);
  expect(runs).toBe(1);
});

test('HOM-5 refreshes a value whose time is in the future', () => {
  lastAt = Date.now() + 3_600_000;
  const stop = start();
  tell(true);
  expect(runs).toBe(1);
  stop();
});
