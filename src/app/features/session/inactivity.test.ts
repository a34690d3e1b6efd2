import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InactivityOptions, watchInactivity } from './inactivity.ts';

const MINUTE = 60_000;
const LIMIT = 15 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A watch with recorded callbacks. */
function watch(answers: Partial<InactivityOptions> = {}) {
  const said: string[] = [];
  const watched = watchInactivity({
    limitMs: LIMIT,
    askOthers: () => said.push('who is active?'),
    onWarning: (leftMs) => said.push(`warning, ${leftMs / 1000} s left`),
    onActive: () => said.push('active'),
    onDoubt: () => said.push('covered'),
    askOperator: async () => true,
    onEnd: () => said.push('ended'),
    ...answers,
  });
  return { ...watched, said };
}

/** Simulates sleep: the wall clock advances, while the steady one and all timers stop. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('AUT-3 warns 60 s before the end, then ends', async () => {
  const { said, isOverdue } = watch();
  await vi.advanceTimersByTimeAsync(14 * MINUTE - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['warning, 60 s left', 'who is active?']);
  await vi.advanceTimersByTimeAsync(MINUTE + 300);
  expect(said.slice(2)).toEqual(['covered', 'who is active?', 'ended']);
  expect(isOverdue()).toBe(true);
});

test('AUT-3 warns at half of a limit shorter than two minutes', async () => {
  const { said } = watch({ limitMs: MINUTE });
  await vi.advanceTimersByTimeAsync(MINUTE / 2 - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(['warning, 30 s left', 'who is active?']);
});

test('AUT-3 restarts on activity; only an explicit choice dismisses a warning', async () => {
  const { said, touch, stay } = watch();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  touch();
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  touch();
  expect(said).not.toContain('active');
  stay();
  expect(said.at(-1)).toBe('active');
  await vi.advanceTimersByTimeAsync(13 * MINUTE);
  expect(said.at(-1)).toBe('active');
});

test('AUT-3 stays alive while another tab is in use', async () => {
  const { said, hearIdle } = watch({ askOthers: () => hearIdle(2 * MINUTE) });
  await vi.advanceTimersByTimeAsync(14 * MINUTE);
  expect(said).toEqual(['warning, 60 s left', 'active']);
  await vi.advanceTimersByTimeAsync(11 * MINUTE);
  expect(said).not.toContain('ended');
});

test('F29 covers the page and asks the operator after sleep past the limit', async () => {
  const askOperator = vi.fn(async () => false);
  const { said, check, touch } = watch({ askOperator });
  sleep(2 * 60 * MINUTE);
  touch();
  expect(said).toEqual(['covered']);
  check();
  await vi.advanceTimersByTimeAsync(0);
  expect(askOperator).toHaveBeenCalledOnce();
  expect(said).not.toContain('active');
});

test('F30 R13 survives a clock change: the operator confirms, the steady clock counts', async () => {
  for (const minutes of [10, 24 * 60, -10, -24 * 60]) {
    const { said, check, stop } = watch();
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    sleep(minutes * MINUTE);
    check();
    await vi.advanceTimersByTimeAsync(7 * MINUTE);
    expect(said.filter((line) => line !== 'covered' && line !== 'active')).toEqual([]);
    if (said.includes('covered')) expect(said.at(-1)).toBe('active');
    await vi.advanceTimersByTimeAsync(2 * MINUTE + 300);
    expect(said.at(-1)).toBe('ended');
    stop();
  }
});
