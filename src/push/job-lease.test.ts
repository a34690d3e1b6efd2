import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LEASE_MS, type TakenJob } from './ports.ts';
import { runSendingWorker, type SendingParts } from './sending-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker with one job. @param found what looking its campaign up gives */
function startWorker(found: () => Promise<undefined>) {
  const job: TakenJob = {
    job: { kind: 'send', campaign: 'autumn', chunk: 0 },
    renew: vi.fn(async () => undefined),
    finish: vi.fn(async () => undefined),
  };
  const jobs = [job];
  const worker = runSendingWorker({
    store: { findCampaign: found, nextDue: async () => undefined },
    queue: { take: async () => jobs.splice(0) },
    log: () => undefined,
  } as unknown as SendingParts);
  return { job, worker };
}

it('PWA-5 renews the lease of a slow job before it ends, and not once it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { job, worker } = startWorker(() => promise);
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1);
  expect(job.renew).toHaveBeenCalledTimes(2);
  resolve(undefined);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(job.renew).toHaveBeenCalledTimes(2);
  expect(job.finish).toHaveBeenCalledExactlyOnceWith(undefined);
  await worker.stop();
});

it('PWA-5 gives a job that failed back, to be due again a little later', async () => {
  const { job, worker } = startWorker(() => Promise.reject(new Error('the disk is full')));
  const begun = Date.now();
  await vi.advanceTimersByTimeAsync(0);
  expect(job.finish).toHaveBeenCalledExactlyOnceWith(new Date(begun + 5000));
  await worker.stop();
});
