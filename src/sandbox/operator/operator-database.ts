import { DatabaseSync } from 'node:sqlite';
import { dataFile } from '../../lib/data-folder.ts';

/** Raised with every change of any part's tables; a file of another version is not opened. */
const VERSION = 12;
/** "MRQO" in ASCII: tells the operator's file from any other SQLite file. */
const APPLICATION_ID = 0x4d52514f;
/** How long a statement waits for another process that writes (F22). */
const BUSY_TIMEOUT_MS = 3000;

/** What a folder of the operator brings along when the file is made. */
export interface DatabasePart {
  /** SQL that makes its tables. */
  readonly tables: string;
  /** Fills them, once in the life of the file, inside the transaction that makes all tables. */
  seed(database: DatabaseSync, now: Date): void;
}

/**
 * Opens `operator.sqlite` in the folder, or a database in memory for ':memory:'. Every commit
 * reaches the disk before it is acknowledged: there is money in it.
 * @throws Error with one clear line for a file that is corrupt, foreign or of another version;
 * the file stays as it is
 */
export function openOperatorDatabase(
  dataDir: string,
  parts: readonly DatabasePart[],
  now: Date,
): DatabaseSync {
  const path = dataDir === ':memory:' ? dataDir : dataFile(dataDir, 'operator.sqlite');
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    refuseUnusable(database, path);
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;',
    );
    inTransaction(database, () => {
      // Asked again under the lock: two processes may start at once on a new folder.
      if (versionOf(database) !== 0) return;
      for (const { tables } of parts) database.exec(tables);
      for (const part of parts) part.seed(database, now);
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}`);
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Runs `work` wholly or not at all; nobody else writes meanwhile. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A fault such as a full disk may have ended the transaction by itself.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()?.user_version;

function refuseUnusable(database: DatabaseSync, path: string): void {
  let health: unknown;
  try {
    health = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  } catch (error) {
    health = error instanceof Error ? error.message : error;
  }
  if (health !== 'ok') throw new Error(`${path} is damaged (${health}); move it away`);
  const owner = database.prepare('PRAGMA application_id').get()?.application_id;
  const isNew = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0;
  if (isNew) return;
  if (owner !== APPLICATION_ID) throw new Error(`${path} is not the operator's; move it away`);
  if (versionOf(database) !== VERSION) {
    throw new Error(`${path} was written by another version of the sandbox; move it away`);
  }
}
