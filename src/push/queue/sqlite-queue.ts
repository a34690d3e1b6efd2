import { jobName, LEASE_MS, type PushJob, type PushQueue, type TakenJob } from '../ports.ts';
import type { SqlDatabase } from '../store/sql.ts';

const TABLES = [
  `CREATE TABLE IF NOT EXISTS push_jobs (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    job TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    takes INTEGER NOT NULL DEFAULT 0
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS push_jobs_due ON push_jobs (kind, due_at)',
];

/** What is listed first is known first: a campaign soon says how many it reaches. */
const KINDS: readonly PushJob['kind'][] = ['fan-out', 'send'];

/**
 * Jobs in a table. A job that is taken is due again when its lease ends, unless its worker says otherwise; `takes`
 * tells a worker that was too slow that the job is no longer its own.
 * @param database SQLite, the store's own connection: a second one of the same process would wait for the first
 */
export async function sqliteQueue(database: SqlDatabase, now: () => number): Promise<PushQueue> {
  const run = (text: string, parameters: readonly (string | number)[]) =>
    database.transaction((query) => query(text, parameters));
  await database.transaction(async (query) => {
    for (const statement of TABLES) await query(statement);
  });

  function taken({ id, takes, job }: Record<string, unknown>): TakenJob {
    const own = [Number(id), Number(takes)];
    const move = async (at: number) =>
      void (await run('UPDATE push_jobs SET due_at = $3 WHERE id = $1 AND takes = $2', [
        ...own,
        at,
      ]));
    return {
      job: JSON.parse(String(job)) as PushJob,
      renew: () => move(now() + LEASE_MS),
      async finish(at) {
        if (at !== undefined) await move(at.getTime());
        else await run('DELETE FROM push_jobs WHERE id = $1 AND takes = $2', own);
      },
    };
  }

  return {
    async put(job, at) {
      await run(
        `INSERT INTO push_jobs (name, kind, job, due_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (name) DO NOTHING`,
        [jobName(job), job.kind, JSON.stringify(job), at?.getTime() ?? now()],
      );
    },
    async take(most) {
      const jobs: TakenJob[] = [];
      for (const kind of KINDS) {
        if (jobs.length >= most) break;
        const rows = await run(
          `UPDATE push_jobs SET due_at = $4, takes = takes + 1 WHERE id IN
            (SELECT id FROM push_jobs WHERE kind = $1 AND due_at <= $2 ORDER BY due_at LIMIT $3)
          RETURNING id, takes, job`,
          [kind, now(), most - jobs.length, now() + LEASE_MS],
        );
        jobs.push(...rows.map(taken));
      }
      return jobs;
    },
    // The store closes the connection.
    close: async () => {},
  };
}
