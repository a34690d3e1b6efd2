import { onTestFinished, vi } from 'vitest';

/**
 * Holds every timer with this delay, in ms, until the end of the test. @returns a function that runs the held timers
 */
export function holdTimers(delay: number): () => void {
  const held = new Map<number, () => void>();
  const { setTimeout, clearTimeout } = window;
  // Negative ids, which the browser never uses.
  let last = 0;
  const set = vi.spyOn(window, 'setTimeout').mockImplementation(((
    work: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => {
    if (ms !== delay) return setTimeout(work, ms, ...args);
    held.set(--last, () => work(...args));
    return last;
  }) as typeof setTimeout);
  const clear = vi.spyOn(window, 'clearTimeout').mockImplementation(((id?: number) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  }) as typeof clearTimeout);
  onTestFinished(() => {
    set.mockRestore();
    clear.mockRestore();
  });
  return () => {
    const due = [...held.values()];
    held.clear();
    for (const work of due) work();
  };
}
