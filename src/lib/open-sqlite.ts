import { DatabaseSync } from 'node:sqlite';
import { describeError } from './describe-error.ts';

/** SQLITE_BUSY */
const BUSY = 5;
/** Pause before pragmas are set again, in ms. */
const PAUSE_MS = 10;

/**
 * Opens a database and sets its pragmas.
 * @param timeout how long a statement waits for another process that writes, in ms
 * @throws Error with the path, which SQLite's own errors lack
 */
export function openSqlite(path: string, timeout: number, pragmas: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout });
    setPragmas(database, pragmas, timeout);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`${path}: ${describeError(error)}`);
  }
}

/**
 * Sets pragmas. Two processes that change the journal mode of a new file together are refused at once, whatever the
 * timeout of their statements, so it tries again for that time.
 * @param timeout in ms
 */
export function setPragmas(database: DatabaseSync, pragmas: string, timeout: number): void {
  const until = Date.now() + timeout;
  for (;;) {
    try {
      database.exec(pragmas);
      return;
    } catch (error) {
      if (Object(error).errcode !== BUSY || Date.now() > until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
