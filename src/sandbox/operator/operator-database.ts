import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dataFile } from '../../lib/data-folder.ts';
import { setPragmas } from '../../lib/open-sqlite.ts';
import { inTransaction } from '../../lib/sqlite-transaction.ts';

/** Increased with every change of any part's schema or of the form of its data. */
const VERSION = 21;
/** The oldest version whose files are updated, by the parts' steps. Files of other versions are not opened. */
const OLDEST = 18;
/** "MRQO" in ASCII: distinguishes the operator's file from other SQLite files. */
const APPLICATION_ID = 0x4d52514f;
/** Timeout in ms for a statement while another process writes (F22). */
const BUSY_TIMEOUT_MS = 3000;

/** A part's tables and initial rows. */
export interface DatabasePart {
  /** SQL that creates its tables. */
  readonly tables: string;
  /** Fills the tables, once per file, in the transaction that creates all tables. */
  seed(database: DatabaseSync, now: Date): void;
  /** Updates of a file of the version before, by the version that each makes. */
  readonly steps?: Readonly<Record<number, (database: DatabaseSync) => void>>;
}

/**
 * Opens `operator.sqlite` in the folder, or an in-memory database for ':memory:'. Every commit is synced to disk before
 * it is acknowledged, because the file holds money.
 * @throws Error with a clear one-line message for a corrupt or foreign file or another version; the file is not changed
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
    const pragmas =
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;';
    setPragmas(database, pragmas, BUSY_TIMEOUT_MS);
    inTransaction(database, () => {
      // Check again under the lock, because two processes may start at once on a new folder.
      const version = versionOf(database);
      if (version === VERSION) return;
      if (version === 0) {
        for (const { tables } of parts) database.exec(tables);
        for (const part of parts) part.seed(database, now);
      } else {
        for (let made = version + 1; made <= VERSION; made += 1)
          for (const { steps } of parts) steps?.[made]?.(database);
      }
      database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${VERSION}`);
    });
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

/** @throws Error with what to do. The whole folder moves, because its other files belong to the accounts in this one. */
function refuseUnusable(database: DatabaseSync, path: string): void {
  const refuse = (why: string) => {
    throw new Error(`${path} ${why}; move ${dirname(path)} away`);
  };
  let health: unknown;
  try {
    health = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  } catch (error) {
    health = error instanceof Error ? error.message : error;
  }
  if (health !== 'ok') refuse(`is damaged (${health})`);
  const owner = database.prepare('PRAGMA application_id').get()?.application_id;
  const isNew = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0;
  if (isNew) return;
  if (owner !== APPLICATION_ID) refuse("is not the operator's");
  const version = versionOf(database);
  if (version < OLDEST || version > VERSION)
    refuse('was written by another version of the sandbox');
}
