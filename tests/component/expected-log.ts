import { onTestFinished, vi } from 'vitest';

/** Keeps the console quiet until the end of the test. @returns what was logged as an error, to be asserted */
export function expectedLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}
