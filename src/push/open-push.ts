import type { PushQueue, PushStore } from './ports.ts';
import { pushQueue } from './queue.ts';
import { campaignCalls } from './store/campaigns.ts';
import { deliveryCalls } from './store/deliveries.ts';
import { deviceCalls } from './store/devices.ts';
import { fanOutCalls } from './store/fan-out.ts';
import { postgresDatabase } from './store/postgres.ts';
import type { SqlDatabase } from './store/sql.ts';
import { sqliteDatabase } from './store/sqlite.ts';
import { makeTables } from './store/tables.ts';

export interface OpenPush {
  readonly store: PushStore;
  readonly queue: PushQueue;
  close(): Promise<void>;
}

/**
 * Opens the store and the queue: PostgreSQL with a `databaseUrl` (postgres://…), else `push.sqlite` in the folder, or
 * memory for ':memory:'. Several processes may open them at the same time.
 * @param now clock of the queue on SQLite; PostgreSQL has its own
 * @param patienceMs how long to retry a call while PostgreSQL is down
 */
export async function openPush(
  {
    dataDir,
    databaseUrl,
    patienceMs,
  }: { dataDir: string; databaseUrl?: string | undefined; patienceMs?: number },
  now: () => number = Date.now,
): Promise<OpenPush> {
  const database =
    databaseUrl === undefined
      ? sqliteDatabase(dataDir, now)
      : postgresDatabase(databaseUrl, patienceMs);
  const store = await openPushStore(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return { store, queue: pushQueue(database), close: () => store.close() };
}

/** Opens the store on either database and creates its tables. */
export async function openPushStore(database: SqlDatabase): Promise<PushStore> {
  await makeTables(database);
  return {
    ...deviceCalls(database),
    ...campaignCalls(database),
    ...fanOutCalls(database),
    ...deliveryCalls(database),
    close: () => database.close(),
  };
}
