import { jobName, type PushJob } from '../ports.ts';
import type { Query, SqlDatabase } from './sql.ts';

/** Adds jobs unless they are already queued. Announce them after the transaction. */
export async function putJobs(
  database: SqlDatabase,
  query: Query,
  jobs: readonly PushJob[],
  at: number,
): Promise<void> {
  const rows = jobs.map((job) => ({
    name: jobName(job),
    kind: job.kind,
    job: JSON.stringify(job),
  }));
  await query(
    `INSERT INTO push_jobs (name, kind, job, due_at)
    SELECT name, kind, job, CAST($2 AS BIGINT)
    FROM ${database.rowsOf('$1', { name: 'text', kind: 'text', job: 'text' })} AS jobs WHERE TRUE
    ON CONFLICT (name) DO NOTHING`,
    [JSON.stringify(rows), at],
  );
}

/** One job per part of the device ids. */
export const listingJobs = ({ divisions }: SqlDatabase, campaign: string): PushJob[] =>
  [...divisions, ''].map((_, part) => ({ kind: 'fan-out', campaign, part }));
