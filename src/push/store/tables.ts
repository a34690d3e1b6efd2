import type { SqlDatabase } from './sql.ts';

/** Raised with every change of the tables; a database of another version is not opened. */
const VERSION = 1;

/** The same on SQLite and PostgreSQL. */
const TABLES = [
  `CREATE TABLE IF NOT EXISTS push_version (version BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS push_devices (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    label TEXT NOT NULL,
    added_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
  )`,
  'CREATE INDEX IF NOT EXISTS push_devices_by_account ON push_devices (account, id)',
  // `number` is what deliveries refer to: an id of 32 characters in each of millions of rows would double them.
  `CREATE TABLE IF NOT EXISTS push_campaigns (
    number BIGINT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    definition TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    starts_at BIGINT,
    ended_at BIGINT,
    chunks BIGINT NOT NULL DEFAULT 0,
    listed BIGINT NOT NULL DEFAULT 0
  )`,
  // Kept up to date by whoever changes deliveries: nobody ever counts them. Minute 0 has the sums, the others have
  // what happened in the minute that begins then.
  `CREATE TABLE IF NOT EXISTS push_counts (
    campaign BIGINT NOT NULL,
    minute BIGINT NOT NULL,
    name TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (campaign, minute, name)
  )`,
  `CREATE TABLE IF NOT EXISTS push_deliveries (
    campaign BIGINT NOT NULL,
    chunk BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    tries BIGINT NOT NULL DEFAULT 0,
    clicked_at BIGINT,
    message TEXT NOT NULL,
    device TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    reason TEXT,
    PRIMARY KEY (campaign, message)
  )`,
  `CREATE INDEX IF NOT EXISTS push_deliveries_waiting ON push_deliveries (campaign, chunk, due_at)
    WHERE state = 'waiting'`,
];

/** @throws Error for tables of another version; they stay as they are */
export async function makeTables(database: SqlDatabase): Promise<void> {
  await database.transaction(async (query) => {
    await database.lock(query, 'push-tables');
    for (const statement of TABLES) await query(statement);
    const [found] = await query('SELECT version FROM push_version');
    if (found === undefined) await query('INSERT INTO push_version VALUES ($1)', [VERSION]);
    else if (found['version'] !== VERSION)
      throw new Error('The push database was written by another version of Marquee.');
  });
}
