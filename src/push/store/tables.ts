import { listingJobs, putJobs } from './jobs.ts';
import type { Query, SqlDatabase } from './sql.ts';

/** Statements, or work where statements alone do not do; the same on SQLite and PostgreSQL. */
type Step = readonly string[] | ((query: Query, database: SqlDatabase) => Promise<void>);

/** What brings the tables from each version to the next. A step that was released is never changed. */
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
  ],
  // Why no campaign lists the device: its keys or its endpoint are none.
  ['ALTER TABLE push_devices ADD COLUMN fault TEXT'],
  jobsBesideTheirRows,
];

/** Jobs used to be pg-boss's, or a table of SQLite's with other columns; listing used to be one chain for a campaign. */
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
  // How far the devices of a campaign are listed, by part of their ids.
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
    // From the first device on: those that are listed already are not listed again.
    const listing = listed === 1 ? [] : listingJobs(database, campaign);
    await putJobs(database, query, [...listing, ...sending], Number(startsAt));
  }
  await query('ALTER TABLE push_campaigns DROP COLUMN chunks');
}

/** @throws Error for tables of a later version; they stay as they are */
export async function makeTables(database: SqlDatabase): Promise<void> {
  await database.transaction(async (query) => {
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
