import { jobName, LEASE_MS, type PushJob, type PushQueue, type TakenJob } from './ports.ts';
import type { SqlDatabase } from './store/sql.ts';

/**
 * Conditions of due jobs, in the order in which they are taken: leases that have run out, because their worker was
 * killed; then fan-out, so that a campaign's reach is known early.
 */
const TURNS = ['leased = 1', "kind = 'fan-out'", "kind = 'send'"];

/** The queue over the job table, which the store fills. A taken job is due again when its lease ends. */
export function pushQueue(database: SqlDatabase): PushQueue {
  return {
    // No retry: a request from before a database restart must not take jobs after it.
    take: (most) =>
      database.tryOnce(async (query) => {
        const { now, upSince } = await database.clock(query);
        // After a restart or a failover all leases have expired, so the holders may renew first.
        if (now - upSince < LEASE_MS) return [];
        const jobs: TakenJob[] = [];
        for (const turn of TURNS) {
          if (jobs.length >= most) break;
          const rows = await query(
            `UPDATE push_jobs SET due_at = $3, takes = takes + 1, leased = 1 WHERE name IN
              (SELECT name FROM push_jobs WHERE ${turn} AND due_at <= $1
              ORDER BY due_at LIMIT $2 ${database.skipLocked})
            RETURNING takes, job`,
            [now, most - jobs.length, now + LEASE_MS],
          );
          jobs.push(
            ...rows.map(({ takes, job }) => ({
              job: JSON.parse(String(job)) as PushJob,
              takes: Number(takes),
            })),
          );
        }
        return jobs;
      }),

    renew: (taken) =>
      database.transaction(async (query) => {
        const { now } = await database.clock(query);
        const rows = await query(
          `UPDATE push_jobs SET due_at = $2 WHERE (name, takes) IN
            (SELECT name, takes FROM ${database.rowsOf('$1', { name: 'text', takes: 'bigint' })} AS own)
          RETURNING name`,
          [
            JSON.stringify(taken.map(({ job, takes }) => ({ name: jobName(job), takes }))),
            now + LEASE_MS,
          ],
        );
        const own = new Set(rows.map(({ name }) => name));
        return taken.filter(({ job }) => own.has(jobName(job)));
      }),

    finish: ({ job, takes }, afterMs) =>
      database.transaction(async (query) => {
        const own = [jobName(job), takes];
        if (afterMs === undefined) {
          await query('DELETE FROM push_jobs WHERE name = $1 AND takes = $2', own);
          return;
        }
        const { now } = await database.clock(query);
        // A renewal in progress must not change the job again.
        await query(
          'UPDATE push_jobs SET due_at = $3, takes = takes + 1, leased = 0 WHERE name = $1 AND takes = $2',
          [...own, now + afterMs],
        );
      }),

    onPut: (listener) => database.onAnnounced(listener),
  };
}
