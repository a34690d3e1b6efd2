import type { PushQueue, PushStore } from './ports.ts';
import { pushQueue } from './queue.ts';
import { postgresDatabase } from './store/postgres.ts';
import { openPushStore } from './store/push-store.ts';
import { sqliteDatabase } from './store/sqlite.ts';

export interface OpenPush {
  readonly store: PushStore;
  readonly queue: PushQueue;
  close(): Promise<void>;
}

/**
 * Opens the store and the queue: on PostgreSQL when there is a `databaseUrl` (postgres://…), else `push.sqlite` in
 * the folder, or in memory for ':memory:'. Any number of processes may have them open; a process opens them once.
 * @param now what the queue on SQLite goes by; PostgreSQL has a clock of its own
 * @param patienceMs how long a call is tried again while PostgreSQL is away
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
