import { PgBoss } from 'pg-boss';
import { jobName, LEASE_MS, type PushJob, type PushQueue } from '../ports.ts';

const QUEUE = 'push';
/** How often pg-boss looks for jobs whose worker has fallen silent. */
const LOOK_SECONDS = 5;
/** A chunk that waits for quiet hours is not an active job: no job is worked on for as long as that. */
const LONGEST_SECONDS = 3600;
const POOL_SIZE = 4;

/** Jobs in pg-boss, which makes its tables itself in a schema of its own. */
export async function pgBossQueue(url: string, log: (line: string) => void): Promise<PushQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: POOL_SIZE,
    schedule: false,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
  });
  let closing = false;
  boss.on('error', (error) => {
    if (!closing) log(`push queue: ${error.message}`);
  });
  await boss.start();
  await boss.createQueue(QUEUE, {
    // Of jobs with one singletonKey only one waits.
    policy: 'short',
    heartbeatSeconds: LEASE_MS / 1000,
    expireInSeconds: LONGEST_SECONDS,
    // A job is never given up: what cannot be sent ends in the store, not here.
    retryLimit: 1_000_000,
    deleteAfterSeconds: LONGEST_SECONDS,
  });

  async function put(job: PushJob, at?: Date): Promise<void> {
    await boss.send(QUEUE, job, {
      singletonKey: jobName(job),
      // What is listed first is known first: a campaign soon says how many it reaches.
      priority: job.kind === 'fan-out' ? 1 : 0,
      ...(at !== undefined && { startAfter: at }),
    });
  }

  return {
    put,
    async take(most) {
      const jobs = await boss.fetch<PushJob>(QUEUE, { batchSize: most, includeMetadata: true });
      return jobs.map(({ id, retryCount, data }) => {
        const own = { id, retryCount };
        return {
          job: data,
          renew: async () => void (await boss.touch(QUEUE, own)),
          async finish(at) {
            // Put first: a kill in between leaves a job too many, which finds nothing to do.
            if (at !== undefined) await put(data, at);
            await boss.complete(QUEUE, own);
          },
        };
      });
    },
    async close() {
      closing = true;
      await boss.stop({ graceful: false });
    },
  };
}
