import { DatabaseSync } from 'node:sqlite';
import { describeError } from './describe-error.ts';

/**
 * Opens a database and sets its pragmas.
 * @param timeout how long a statement waits for another process that writes, in ms
 * @throws Error with the path, which SQLite's own errors lack
 */
export function openSqlite(path: string, timeout: number, pragmas: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout });
    database.exec(pragmas);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`${path}: ${describeError(error)}`);
  }
}
