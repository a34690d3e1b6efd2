import { listingJobs, putJobs } from './jobs.ts';
import type { Query, SqlDatabase } from './sql.ts';

/** SQL statements that are the same on SQLite and PostgreSQL, or a function. */
type Step = readonly string[] | ((query: Query, database: SqlDatabase) => Promise<void>);

/** Migrations from each version to the next. Never change a released one. */
const STEPS: readonly Step[] = [
  [
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
    // Deliveries refer to `number`, because ids of 32 characters would double the size of millions of rows.
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
    // Updated on every change, never recounted. Minute 0 has the totals, the others the changes in the minute that
    // starts then.
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
  ],
  // Why campaigns skip the device: invalid keys or endpoint.
  ['ALTER TABLE push_devices ADD COLUMN fault TEXT'],
  jobsBesideTheirRows,
  // Jobs that a worker has, which are few beside those that wait.
  [
    'ALTER TABLE push_jobs ADD COLUMN leased BIGINT NOT NULL DEFAULT 0',
    'CREATE INDEX push_jobs_leased ON push_jobs (due_at) WHERE leased = 1',
  ],
];

/** Earlier, jobs were in pg-boss or in a SQLite table with other columns, and listing was one chain per campaign. */
async function jobsBesideTheirRows(query: Query, database: SqlDatabase): Promise<void> {
  await query('DROP TABLE IF EXISTS push_jobs');
  await query(`CREATE TABLE push_jobs (
    name TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    job TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    takes BIGINT NOT NULL DEFAULT 0
  )`);
  await query('CREATE INDEX push_jobs_due ON push_jobs (kind, due_at)');
  // Listing progress of a campaign by part of the ids.
  await query(`CREATE TABLE push_parts (
    campaign BIGINT NOT NULL,
    part BIGINT NOT NULL,
    pages BIGINT NOT NULL,
    last TEXT,
    listed BIGINT NOT NULL,
    PRIMARY KEY (campaign, part)
  )`);
  const going = await query(
    `SELECT id, starts_at, chunks, listed FROM push_campaigns
    WHERE state IN ('scheduled', 'sending')`,
  );
  for (const { id, starts_at: startsAt, chunks, listed } of going) {
    const campaign = String(id);
    const sending = Array.from(
      { length: Number(chunks) },
      (_, chunk) => ({ kind: 'send', campaign, chunk }) as const,
    );
    // Starts over. Devices that are already listed are not listed twice.
    const listing = listed === 1 ? [] : listingJobs(database, campaign);
    await putJobs(database, query, [...listing, ...sending], Number(startsAt));
  }
  await query('ALTER TABLE push_campaigns DROP COLUMN chunks');
}

/** @throws Error for tables of a later version, which it leaves unchanged */
export async function makeTables(database: SqlDatabase): Promise<void> {
  await database.migration(async (query) => {
    await database.lock(query, 'push-tables');
    await query('CREATE TABLE IF NOT EXISTS push_version (version BIGINT NOT NULL)');
    const [found] = await query('SELECT version FROM push_version');
    if (found === undefined) await query('INSERT INTO push_version VALUES (0)');
    const version = Number(found?.['version'] ?? 0);
    if (version > STEPS.length)
      throw new Error('The push database was written by a later version of Marquee.');
    for (const step of STEPS.slice(version)) {
      if (typeof step === 'function') await step(query, database);
      else for (const statement of step) await query(statement);
    }
    await query('UPDATE push_version SET version = $1', [STEPS.length]);
  });
}
