import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPush, openPush } from '../../src/push/open-push.ts';
import { postgresDatabase } from '../../src/push/store/postgres.ts';
import type { SqlDatabase } from '../../src/push/store/sql.ts';
import { sqliteDatabase } from '../../src/push/store/sqlite.ts';
import { type Postgres, startPostgres } from '../fixtures/postgres.ts';
import { fillDevices } from '../fixtures/push-devices.ts';
import { CAMPAIGN } from '../fixtures/push-engine.ts';

/** The push engine on one of its two databases, filled with devices. */
export interface PushBed {
  readonly push: OpenPush;
  /** Where the data is stored, for another process. */
  readonly where: { readonly dataDir: string; readonly databaseUrl: string | undefined };
  /** CPU time used by PostgreSQL so far, in s; SQLite runs in this process. */
  databaseCpu(): number;
  /** Size on disk of devices and deliveries including indexes, in bytes. */
  bytes(): Promise<number>;
  /** Size of the indexes, in bytes; 0 for SQLite, which does not report it. */
  indexBytes(table: 'push_devices' | 'push_deliveries'): Promise<number>;
  close(): Promise<void>;
}

/** @param origin of the push service in the devices' endpoints */
export async function makeBed(
  postgres: Postgres | undefined,
  { devices, origin }: { devices: number; origin: string },
): Promise<PushBed> {
  const dataDir = mkdtempSync(join(tmpdir(), 'push-bench-'));
  const databaseUrl = await postgres?.createDatabase();
  const where = { dataDir, databaseUrl };
  const push = await openPush(where);
  const database =
    databaseUrl === undefined ? sqliteDatabase(dataDir) : postgresDatabase(databaseUrl);
  await fillDevices(database, devices, origin);
  await push.store.createCampaign(CAMPAIGN, new Date());
  return {
    push,
    where,
    databaseCpu: () => postgres?.cpuSeconds() ?? 0,
    bytes: () => (databaseUrl === undefined ? sqliteBytes(database) : postgresBytes(database)),
    async indexBytes(table) {
      if (databaseUrl === undefined) return 0;
      const [row] = await database.transaction((query) =>
        query(`SELECT pg_indexes_size('${table}') AS bytes`),
      );
      return Number(row?.['bytes']);
    },
    async close() {
      await push.close();
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function sqliteBytes(database: SqlDatabase): Promise<number> {
  const [row] = await database.transaction((query) =>
    query('SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()'),
  );
  return Number(row?.['bytes']);
}

async function postgresBytes(database: SqlDatabase): Promise<number> {
  const [row] = await database.transaction((query) =>
    query(
      `SELECT pg_total_relation_size('push_devices') + pg_total_relation_size('push_deliveries')
        AS bytes`,
    ),
  );
  return Number(row?.['bytes']);
}

/** Runs on both databases in turn; PostgreSQL with default settings, including disk syncs. */
export async function onBoth<T>(
  work: (name: string, postgres: Postgres | undefined) => Promise<T>,
): Promise<T[]> {
  const postgres = await startPostgres();
  try {
    return [await work('SQLite', undefined), await work('PostgreSQL', postgres)];
  } finally {
    await postgres.stop();
  }
}
