import { onTestFinished, vi } from 'vitest';

/** Makes timers with these delays, in ms, fire at once until the end of the test. */
export function hurryTimers(...delays: number[]): void {
  const { setTimeout } = window;
  const spy = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
      setTimeout(work, delays.includes(ms ?? 0) ? 0 : ms, ...args)) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}
