import type { DatabaseSync } from 'node:sqlite';
import { LEASE_MS, type PushJob, type PushQueue, type TakenJob } from '../ports.ts';

const TABLES = `
  CREATE TABLE IF NOT EXISTS push_jobs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    job TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    takes INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS push_jobs_due ON push_jobs (kind, due_at);
`;

/** What is listed first is known first: a campaign soon says how many it reaches. */
const KINDS: readonly PushJob['kind'][] = ['fan-out', 'send'];

/**
 * Jobs in a table. A job that is taken is due again when its lease ends, unless its worker says otherwise; `takes`
 * tells a worker that was too slow that the job is no longer its own.
 * @param database one of its own: the store's has transactions open across turns
 */
export function sqliteQueue(database: DatabaseSync, now: () => number): PushQueue {
  database.exec(TABLES);
  const insert = database.prepare('INSERT INTO push_jobs (kind, job, due_at) VALUES (?, ?, ?)');
  const take = database.prepare(
    `UPDATE push_jobs SET due_at = ?, takes = takes + 1 WHERE id IN
      (SELECT id FROM push_jobs WHERE kind = ? AND due_at <= ? ORDER BY due_at LIMIT ?)
    RETURNING id, takes, job`,
  );
  const move = database.prepare('UPDATE push_jobs SET due_at = ? WHERE id = ? AND takes = ?');
  const remove = database.prepare('DELETE FROM push_jobs WHERE id = ? AND takes = ?');

  function taken({ id, takes, job }: Record<string, unknown>): TakenJob {
    const own = [Number(id), Number(takes)] as const;
    return {
      job: JSON.parse(String(job)) as PushJob,
      renew: async () => void move.run(now() + LEASE_MS, ...own),
      finish: async (at) => void (at ? move.run(at.getTime(), ...own) : remove.run(...own)),
    };
  }

  return {
    put: async (job, at) => void insert.run(job.kind, JSON.stringify(job), at?.getTime() ?? now()),
    async take(most) {
      const jobs: TakenJob[] = [];
      for (const kind of KINDS) {
        const left = most - jobs.length;
        if (left > 0) jobs.push(...take.all(now() + LEASE_MS, kind, now(), left).map(taken));
      }
      return jobs;
    },
    close: async () => database.close(),
  };
}
