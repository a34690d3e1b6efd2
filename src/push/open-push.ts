import type { PushQueue, PushStore } from './ports.ts';
import { pgBossQueue } from './queue/pg-boss-queue.ts';
import { sqliteQueue } from './queue/sqlite-queue.ts';
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
 */
export async function openPush(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined },
  log: (line: string) => void,
  now: () => number = Date.now,
): Promise<OpenPush> {
  const database =
    databaseUrl === undefined ? sqliteDatabase(dataDir) : postgresDatabase(databaseUrl);
  const store = await openPushStore(database);
  const queue =
    databaseUrl === undefined
      ? await sqliteQueue(database, now)
      : await pgBossQueue(databaseUrl, log);
  return {
    store,
    queue,
    async close() {
      await queue.close();
      await store.close();
    },
  };
}
