import type { DatabaseSync } from 'node:sqlite';
import { dataFile } from '../../lib/data-folder.ts';
import { openSqlite } from '../../lib/open-sqlite.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';

/** Increased with every schema change. Files of another version are not opened. */
const VERSION = 1;
/** Timeout for a statement while another process writes (F22). */
const BUSY_TIMEOUT_MS = 3000;

/**
 * Opens `content.sqlite` in the folder, or an in-memory database for ':memory:'. `firstFill` runs once per file, in the
 * transaction that creates the tables.
 */
export function openContentDatabase(
  dataDir: string,
  firstFill: (database: DatabaseSync) => void,
): DatabaseSync {
  const path = dataDir === ':memory:' ? dataDir : dataFile(dataDir, 'content.sqlite');
  const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;';
  const database = openSqlite(path, BUSY_TIMEOUT_MS, pragmas);
  const found = versionOf(database);
  if (found === VERSION) return database;
  if (found !== 0) {
    database.close();
    throw new Error(`${path} was written by another version of the sandbox; move it away`);
  }
  inTransaction(database, () => {
    // Checked again under the lock: two processes may start at once on a new folder.
    if (versionOf(database) !== 0) return;
    // One row per document, language and status. Fields are one JSON text: the sandbox reads whole types and filters in
    // memory. AUTOINCREMENT prevents the reuse of a deleted row's id.
    database.exec(`
      CREATE TABLE entries (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        type TEXT NOT NULL,
        document_id TEXT NOT NULL,
        locale TEXT NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
        fields TEXT NOT NULL,
        created_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        published_at TEXT,
        UNIQUE (type, document_id, locale, status)
      ) STRICT;
    `);
    firstFill(database);
    database.exec(`PRAGMA user_version = ${VERSION}`);
  });
  return database;
}

const versionOf = (database: DatabaseSync) =>
  database.prepare('PRAGMA user_version').get()?.user_version;
