import { setTimeout as pause } from 'node:timers/promises';
import type { Deliver } from './delivery.ts';
import type { PushSite } from './message.ts';
import { createPlaces } from './places.ts';
import { LEASE_MS, type PushQueue, type PushStore, type TakenJob } from './ports.ts';
import type { Recipients } from './recipients.ts';
import { type ChunkParts, sendChunk } from './send-chunk.ts';

/** Devices of one job. */
export const CHUNK_SIZE = 250;
/** Chunks of one worker at once: most of the time all but a few wait for their slowest endpoints. */
const MOST_JOBS = 64;
/** More jobs are taken while fewer messages than this wait for a place. */
const BACKLOG = 2 * CHUNK_SIZE;
const IDLE_MS = 500;
/** A job that failed is due again after this. */
const FAULT_PAUSE_MS = 5000;
const GRACE_MS = 3000;
const FIRST_BACKOFF_MS = 30_000;
/** Who was sent what is forgotten so long after a campaign's end; looked for once an hour. */
const KEPT_MS = 90 * 86_400_000;
const FORGET_EVERY_MS = 3_600_000;

/** How long a worker waits, ms; tests wait less. */
export interface SendingPace {
  /** Between looks at an empty queue. */
  readonly idleMs?: number;
  /** Bound of the wait after a first failure. */
  readonly firstBackoffMs?: number;
  /** At the end, for messages that are on their way. */
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
  /** A clock that nobody sets, ms. */
  readonly elapsed?: () => number;
  readonly pace?: SendingPace;
}

export interface SendingWorker {
  /** Resolves within five seconds; what has not been sent by then is another worker's at once. */
  stop(): Promise<void>;
}

/** Sends what is due until it is stopped. Any number of them work side by side, in any number of processes. */
export function runSendingWorker(parts: SendingParts): SendingWorker {
  const { store, queue, log, now = () => new Date(), elapsed = () => performance.now() } = parts;
  const { idleMs = IDLE_MS, graceMs = GRACE_MS } = parts.pace ?? {};
  const stopping = new AbortController();
  const places = createPlaces();
  const running = new Set<Promise<void>>();
  const refused = new Set<string>();
  const chunkParts: ChunkParts = {
    ...parts,
    ...{ places, now, elapsed },
    firstBackoffMs: parts.pace?.firstBackoffMs ?? FIRST_BACKOFF_MS,
    onRefused(campaign, reason) {
      if (!refused.has(campaign)) log(`push: ${campaign}: a push service refuses (${reason})`);
      refused.add(campaign);
    },
  };

  async function work({ job, finish }: TakenJob): Promise<void> {
    if (job.kind === 'send') {
      const next = await sendChunk(chunkParts, job, stopping.signal);
      await finish(next);
      return;
    }
    const { campaign, chunk, after } = job;
    const page = { chunk, size: CHUNK_SIZE, ...(after !== undefined && { after }) };
    const { overtaken, after: last } = await store.fanOut(campaign, page, now());
    if (!overtaken) {
      await queue.put({ kind: 'send', campaign, chunk });
      if (last !== undefined)
        await queue.put({ kind: 'fan-out', campaign, chunk: chunk + 1, after: last });
    }
    await finish();
  }

  async function workThrough(taken: TakenJob): Promise<void> {
    const renewal = setInterval(() => {
      taken.renew().catch((error: unknown) => log(`push: ${String(error)}`));
    }, LEASE_MS / 3);
    try {
      await work(taken);
    } catch (error) {
      log(`push: ${taken.job.campaign}: ${String(error)}`);
      // If even that fails the job is due again when its lease ends.
      await taken.finish(new Date(now().getTime() + FAULT_PAUSE_MS)).catch(() => {});
    } finally {
      clearInterval(renewal);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const room = places.waiting < BACKLOG ? Math.min(4, MOST_JOBS - running.size) : 0;
      const taken = room === 0 ? [] : await take(room);
      for (const one of taken) {
        const done = workThrough(one).finally(() => running.delete(done));
        running.add(done);
      }
      if (taken.length > 0) continue;
      // Until there is more to do, or room for it.
      const idle = pause(room === 0 ? 20 : idleMs, undefined, { signal: stopping.signal });
      await idle.catch(() => {});
    }
  }
  const take = (most: number) =>
    queue.take(most).catch((error: unknown) => {
      log(`push: ${String(error)}`);
      return [];
    });

  async function forget(): Promise<void> {
    const before = new Date(now().getTime() - KEPT_MS);
    while (!stopping.signal.aborted && (await store.forgetDeliveries(before)));
  }
  const forgetting = setInterval(() => {
    forget().catch((error: unknown) => log(`push: ${String(error)}`));
  }, FORGET_EVERY_MS);

  const looped = loop();
  return {
    async stop() {
      clearInterval(forgetting);
      stopping.abort();
      await looped;
      await Promise.race([
        Promise.all(running),
        new Promise((resolve) => setTimeout(resolve, graceMs)),
      ]);
    },
  };
}
