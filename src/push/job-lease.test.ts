import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { CAMPAIGN } from '../../tests/fixtures/push-engine.ts';
import { openPushStore } from './open-push.ts';
import { LEASE_MS, type TakenJob } from './ports.ts';
import { pushQueue } from './queue.ts';
import { IDLE_MS, runSendingWorker, type SendingParts } from './sending-worker.ts';
import { putJobs } from './store/jobs.ts';
import { sqliteDatabase } from './store/sqlite.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * A worker with one job. @param found result of looking up its campaign @param lost calls that fail before the job is
 * taken
 */
function startWorker(found: () => Promise<undefined>, isKept = true, lost = 0) {
  const taken: TakenJob = { job: { kind: 'send', campaign: 'autumn', chunk: 0 }, takes: 1 };
  const jobs = [taken];
  const queue = {
    take: vi.fn(async () => jobs.splice(0)),
    renew: vi.fn(async (renewed: readonly TakenJob[]) => (isKept ? [...renewed] : [])),
    finish: vi.fn(async () => undefined),
    onPut: () => undefined,
  };
  for (let at = 0; at < lost; at += 1)
    queue.take.mockRejectedValueOnce(new Error('Connection terminated'));
  const log = vi.fn();
  const worker = runSendingWorker({
    store: { findCampaign: found, nextDue: async () => undefined },
    queue,
    log,
    pace: { idleMs: 1 },
  } as unknown as SendingParts);
  return { taken, queue, worker, log };
}

it('PWA-5 renews the lease of a slow job in time, but not after the job is done', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { taken, queue, worker } = startWorker(() => promise);
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1);
  expect(queue.renew).toHaveBeenCalledTimes(2);
  expect(queue.renew).toHaveBeenLastCalledWith([taken]);
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(queue.renew).toHaveBeenCalledTimes(2);
  expect(queue.finish).toHaveBeenCalledExactlyOnceWith(taken, undefined);
  await worker.stop();
});

it('PWA-5 returns a failed job, due again a little later', async () => {
  const { taken, queue, worker } = startWorker(() => Promise.reject(new Error('the disk is full')));
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.finish).toHaveBeenCalledExactlyOnceWith(taken, 5000);
  await worker.stop();
});

it('PWA-5 takes jobs again at the next poll after a lost connection, and logs it once', async () => {
  const { taken, queue, worker, log } = startWorker(async () => undefined, true, 3);
  await expect.poll(() => queue.finish).toHaveBeenCalledExactlyOnceWith(taken, undefined);
  expect(queue.take.mock.calls.length).toBeGreaterThan(3);
  expect(log).toHaveBeenCalledExactlyOnceWith('push: Connection terminated');
  await worker.stop();
});

it('PWA-5 lets workers renew their leases after another writer has kept SQLite busy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'push-lease-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [writer, blocked] = [sqliteDatabase(folder), sqliteDatabase(folder, Date.now, 1)];
  const store = await openPushStore(writer);
  const queue = pushQueue(blocked);
  await store.createCampaign(CAMPAIGN, new Date());
  await store.scheduleCampaign(CAMPAIGN.id, new Date());
  await writer.transaction(async () => {
    await expect(queue.take(4)).rejects.toThrow('locked');
  });
  expect(await queue.take(4)).toEqual([]);
  vi.setSystemTime(Date.now() + LEASE_MS);
  expect(await queue.take(4)).toHaveLength(1);
  await store.close();
  await blocked.close();
});

it('PWA-5 lets workers renew first only after SQLite was busy for long', async () => {
  for (const [waited, expected] of [
    [LEASE_MS / 3, 1],
    [LEASE_MS / 3 + 1, 0],
  ] as const) {
    let time = Date.now();
    const database = sqliteDatabase(':memory:', () => {
      time += waited;
      return time;
    });
    const store = await openPushStore(database);
    await store.createCampaign(CAMPAIGN, new Date());
    await store.scheduleCampaign(CAMPAIGN.id, new Date());
    expect(await pushQueue(database).take(4)).toHaveLength(expected);
    await store.close();
  }
});

it('PWA-5 takes over a killed worker’s jobs within 3 s, but not those of a live one', async () => {
  const database = sqliteDatabase(':memory:');
  const store = await openPushStore(database);
  const queue = pushQueue(database);
  await store.createCampaign(CAMPAIGN, new Date());
  await store.scheduleCampaign(CAMPAIGN.id, new Date());
  const [killed] = await queue.take(4);
  if (killed === undefined) throw new Error('There is no job');
  await vi.advanceTimersByTimeAsync(LEASE_MS - 500);
  expect(await queue.renew([killed])).toEqual([killed]);
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1);
  expect(await queue.take(4), 'it has just been renewed').toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await queue.take(4)).toMatchObject([{ job: killed.job }]);
  expect(await queue.renew([killed]), 'it is another worker’s').toEqual([]);
  expect(LEASE_MS + IDLE_MS, 'how long that takes in all').toBeLessThan(3000);
  await store.close();
});

it('PWA-5 takes a killed worker’s job before jobs that only wait', async () => {
  const database = sqliteDatabase(':memory:');
  const store = await openPushStore(database);
  const queue = pushQueue(database);
  const waiting = [0, 1, 2].map((chunk) => ({ kind: 'send', campaign: 'autumn', chunk }) as const);
  await database.transaction((query) => putJobs(database, query, waiting, Date.now()));
  const [killed] = await queue.take(1);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(await queue.take(2)).toMatchObject([{ job: killed?.job, takes: 2 }, { takes: 1 }]);
  await store.close();
});

it('PWA-5 takes postponed jobs in their turn', async () => {
  const database = sqliteDatabase(':memory:');
  const store = await openPushStore(database);
  const queue = pushQueue(database);
  const jobs = [0, 1].map((chunk) => ({ kind: 'send', campaign: 'autumn', chunk }) as const);
  await database.transaction((query) => putJobs(database, query, jobs, Date.now()));
  const [postponed] = await queue.take(1);
  if (postponed === undefined) throw new Error('There is no job');
  await queue.finish(postponed, 500);
  await vi.advanceTimersByTimeAsync(500);
  expect(await queue.take(1), 'the other one, which was due before').toMatchObject([{ takes: 1 }]);
  await store.close();
});
