import type { StatementSync } from 'node:sqlite';
import { dataFile } from '../../lib/data-folder.ts';
import { openSqlite } from '../../lib/open-sqlite.ts';
import { createTurns } from '../../lib/turns.ts';
import { RENEW_MS } from '../ports.ts';
import type { Query, RowColumns, SqlDatabase } from './sql.ts';

const BUSY_TIMEOUT_MS = 5000;

/**
 * `push.sqlite` in the folder, or a database in memory for ':memory:'.
 * @param busyMs how long a statement waits for another writer
 */
export function sqliteDatabase(
  dataDir: string,
  now: () => number = Date.now,
  busyMs = BUSY_TIMEOUT_MS,
): SqlDatabase {
  const path = dataDir === ':memory:' ? dataDir : dataFile(dataDir, 'push.sqlite');
  const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL';
  const database = openSqlite(path, busyMs, pragmas);
  // KiB. Message keys are random, so a campaign's index should fit in memory.
  database.exec('PRAGMA cache_size = -32768');
  const prepared = new Map<string, StatementSync>();
  const query: Query = async (text, parameters = []) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(
      Object.fromEntries(parameters.map((value, at) => [`$${at + 1}`, value])),
    ) as Record<string, unknown>[];
  };

  /** When another writer last blocked this process for long, so that other processes may have missed a renewal. */
  let blockedAt = 0;

  function begin(): void {
    const askedAt = now();
    let isBlocked = true;
    try {
      database.exec('BEGIN IMMEDIATE');
      isBlocked = now() - askedAt > RENEW_MS;
    } finally {
      if (isBlocked) blockedAt = now();
    }
  }

  async function run<T>(work: (query: Query) => Promise<T>): Promise<T> {
    begin();
    try {
      const result = await work(query);
      database.exec('COMMIT');
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  /** One transaction at a time per connection. */
  const inTurn = createTurns();
  const transaction = <T>(work: (query: Query) => Promise<T>) => inTurn(() => run(work));
  const listeners: (() => void)[] = [];
  return {
    transaction,
    migration: transaction,
    tryOnce: transaction,
    rowsOf(parameter, columns: RowColumns) {
      const fields = Object.keys(columns).map(
        (name) => `json_extract(value, '$.${name}') AS ${name}`,
      );
      return `(SELECT ${fields.join(', ')} FROM json_each(${parameter}))`;
    },
    isIn: (column, parameter) => `${column} IN (SELECT value FROM json_each(${parameter}))`,
    listOf: (values) => JSON.stringify(values),
    // A writer has exclusive access to the file.
    lock: async () => {},
    skipLocked: '',
    clock: async () => ({ now: now(), upSince: blockedAt }),
    // Parallel listing would not be faster.
    divisions: [],
    // Only in this process; other processes poll.
    announce() {
      for (const listener of listeners) listener();
    },
    onAnnounced: (listener) => void listeners.push(listener),
    async close() {
      await inTurn(async () => database.close());
    },
  };
}
