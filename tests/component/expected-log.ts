import { onTestFinished, vi } from 'vitest';

/** Silences console.error until the end of the test. @returns the logged errors, for assertions */
export function expectedLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return log;
}
