import type { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';

/** Lets another process write just before the next transaction gets the lock. */
export function writesFirst(database: DatabaseSync, write: string): void {
  const exec = database.exec.bind(database);
  vi.spyOn(database, 'exec').mockImplementationOnce((begin) => {
    exec(write);
    exec(begin);
  });
}
