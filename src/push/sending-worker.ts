import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../lib/describe-error.ts';
import type { Deliver } from './delivery.ts';
import { listNextChunk } from './list-devices.ts';
import type { PushSite } from './message.ts';
import { createPauses } from './pauses.ts';
import { createPlaces } from './places.ts';
import { jobName, type PushQueue, type PushStore, RENEW_MS, type TakenJob } from './ports.ts';
import type { Recipients } from './recipients.ts';
import { type ChunkParts, sendChunk } from './send-chunk.ts';

/** Devices per job. */
export const CHUNK_SIZE = 250;
/** Concurrent chunks per worker. Most only wait for their slowest endpoints. */
const MOST_JOBS = 64;
/** Take more jobs while fewer messages than this wait for a slot. */
const BACKLOG = 2 * CHUNK_SIZE;
/** Polling interval for jobs that became due or whose worker was killed, ms. */
export const IDLE_MS = 500;
/** Delay after a failed job, ms. */
const FAULT_PAUSE_MS = 5000;
const GRACE_MS = 3000;
const FIRST_BACKOFF_MS = 30_000;
/** How long deliveries are kept after a campaign ends; checked hourly. */
const KEPT_MS = 90 * 86_400_000;
const FORGET_EVERY_MS = 3_600_000;

/** Rate (messages per second) and delays (ms) of a worker; tests use shorter ones. */
export interface SendingPace {
  /** Messages per second. Lower in a process that also serves pages. */
  readonly mostPerSecond?: number;
  /** Polling interval of an empty queue. */
  readonly idleMs?: number;
  /** Maximum delay after a first failure. */
  readonly firstBackoffMs?: number;
  /** Grace period for messages in progress when the worker stops. */
  readonly graceMs?: number;
}

export interface SendingParts {
  readonly store: PushStore;
  readonly queue: PushQueue;
  readonly recipients: Recipients;
  readonly deliver: Deliver;
  readonly site: PushSite;
  readonly log: (line: string) => void;
  readonly now?: () => Date;
  /** A monotonic clock, ms. */
  readonly elapsed?: () => number;
  readonly pace?: SendingPace;
}

interface SendingWorker {
  /** Resolves within five seconds. Other workers can take unsent messages at once. */
  stop(): Promise<void>;
}

interface Running {
  taken: TakenJob;
  /** Aborted when the worker stops or another worker has the job. */
  readonly stopping: AbortController;
}

/** Sends due messages until stopped. Any number may run, in any number of processes. */
export function runSendingWorker(parts: SendingParts): SendingWorker {
  const { store, queue, log, now = () => new Date(), elapsed = () => performance.now() } = parts;
  const { idleMs = IDLE_MS, graceMs = GRACE_MS, mostPerSecond } = parts.pace ?? {};
  const stopping = new AbortController();
  const places = createPlaces(mostPerSecond);
  const running = new Map<string, Running>();
  const works = new Set<Promise<void>>();
  const refused = new Set<string>();
  const chunkParts: ChunkParts = {
    ...parts,
    places,
    pauses: createPauses(elapsed),
    now,
    elapsed,
    firstBackoffMs: parts.pace?.firstBackoffMs ?? FIRST_BACKOFF_MS,
    onRefused(campaign, origin, reason) {
      const name = `${campaign}: ${origin}`;
      if (!refused.has(name)) log(`push: ${name} refuses (${reason})`);
      refused.add(name);
    },
  };
  const tell = (error: unknown) => log(`push: ${describeError(error)}`);

  /** @returns when the job is due again; undefined if it is done */
  async function work({
    taken: { job },
    stopping: { signal },
  }: Running): Promise<Date | undefined> {
    if (job.kind === 'send') return sendChunk(chunkParts, job, signal);
    const pageMs = mostPerSecond === undefined ? 0 : (CHUNK_SIZE / mostPerSecond) * 500;
    while (await listNextChunk(parts, job, CHUNK_SIZE, now())) {
      if (signal.aborted) return now();
      if (pageMs > 0) await pause(pageMs, undefined, { signal }).catch(() => {});
    }
    return undefined;
  }

  async function workThrough(own: Running): Promise<void> {
    try {
      const next = await work(own);
      await queue.finish(own.taken, next && Math.max(0, next.getTime() - now().getTime()));
    } catch (error) {
      log(`push: ${own.taken.job.campaign}: ${describeError(error)}`);
      // If this fails, too, the job is due when its lease ends.
      await queue.finish(own.taken, FAULT_PAUSE_MS).catch(() => {});
    }
  }

  function begin(taken: TakenJob): void {
    const name = jobName(taken.job);
    const known = running.get(name);
    if (known !== undefined) {
      // This process did not renew its lease in time and took its own job again.
      known.taken = taken;
      return;
    }
    const own: Running = { taken, stopping: new AbortController() };
    running.set(name, own);
    // Taken while the worker stopped, so returned at once.
    if (stopping.signal.aborted) own.stopping.abort();
    const done = workThrough(own).finally(() => {
      running.delete(name);
      works.delete(done);
    });
    works.add(done);
  }

  async function renew(): Promise<void> {
    const renewed = [...running.values()].map((own) => ({ own, taken: own.taken }));
    const kept = new Set(await queue.renew(renewed.map(({ taken }) => taken)));
    for (const { own, taken } of renewed)
      if (!kept.has(taken) && own.taken === taken) own.stopping.abort();
  }
  const renewal = setInterval(() => {
    if (running.size > 0) renew().catch(tell);
  }, RENEW_MS);

  let waking = new AbortController();
  queue.onPut(() => waking.abort());

  async function loop(): Promise<void> {
    /** Logged once, although the worker polls the queue while the database is down. */
    let fault = '';
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const room = places.waiting < BACKLOG ? Math.min(4, MOST_JOBS - running.size) : 0;
      try {
        const taken = room === 0 ? [] : await queue.take(room);
        if (room > 0) fault = '';
        for (const one of taken) begin(one);
        if (taken.length > 0) continue;
      } catch (error) {
        if (String(error) !== fault) tell(error);
        fault = String(error);
      }
      // Wait for jobs or for a free slot.
      const signal = AbortSignal.any([stopping.signal, waking.signal]);
      await pause(room === 0 ? 20 : idleMs, undefined, { signal }).catch(() => {});
    }
  }

  async function forget(): Promise<void> {
    const before = new Date(now().getTime() - KEPT_MS);
    while (!stopping.signal.aborted && (await store.forgetDeliveries(before)));
  }
  const forgetting = setInterval(() => {
    forget().catch(tell);
  }, FORGET_EVERY_MS);

  const looped = loop();
  return {
    async stop() {
      clearInterval(forgetting);
      stopping.abort();
      for (const { stopping: own } of running.values()) own.abort();
      await Promise.race([
        looped.then(() => Promise.all(works)),
        new Promise((resolve) => setTimeout(resolve, graceMs)),
      ]);
      clearInterval(renewal);
    },
  };
}
