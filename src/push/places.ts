/** Maximum numbers of concurrent messages, per push service and in total. */
const PER_ORIGIN = 64;
const IN_ALL = 256;
/** A message that takes longer no longer occupies a slot, ms … */
const SLOW_MS = 1000;
/** … while there are fewer slow messages than this. */
const MOST_SLOW = 512;

export interface Places {
  /** Waits for a slot, runs `work`, and releases the slot. */
  run<T>(origin: string, work: () => Promise<T>): Promise<T>;
  /** Number of waiting messages. */
  readonly waiting: number;
}

/**
 * Limits concurrent messages. A slow push service only delays its own messages, and a few hanging endpoints do not
 * delay the others of their service.
 * @param mostPerSecond messages started per second, evenly spaced
 */
export function createPlaces(mostPerSecond = Number.POSITIVE_INFINITY): Places {
  const queues = new Map<string, (() => void)[]>();
  const busy = new Map<string, number>();
  let inAll = 0;
  let slow = 0;
  let waiting = 0;
  let next = 0;

  /** Resolves when the message may start. */
  async function inTurn(): Promise<void> {
    if (mostPerSecond === Number.POSITIVE_INFINITY) return;
    const now = performance.now();
    next = Math.max(next, now) + 1000 / mostPerSecond;
    if (next - now > 1) await new Promise((resolve) => setTimeout(resolve, next - now));
  }

  function take(origin: string): void {
    inAll += 1;
    busy.set(origin, (busy.get(origin) ?? 0) + 1);
  }
  const hasRoom = (origin: string) => inAll < IN_ALL && (busy.get(origin) ?? 0) < PER_ORIGIN;

  function leave(origin: string): void {
    inAll -= 1;
    busy.set(origin, (busy.get(origin) ?? 1) - 1);
    // This service's queue first, then those waiting for the total limit.
    for (const one of [origin, ...queues.keys()]) {
      const queue = queues.get(one);
      while (queue !== undefined && queue.length > 0 && hasRoom(one)) {
        take(one);
        waiting -= 1;
        queue.shift()?.();
      }
      if (queue?.length === 0) queues.delete(one);
      if (inAll >= IN_ALL) return;
    }
  }

  function enter(origin: string): Promise<void> | undefined {
    if (hasRoom(origin)) {
      take(origin);
      return undefined;
    }
    waiting += 1;
    return new Promise((resolve) => {
      const queue = queues.get(origin) ?? [];
      queue.push(resolve);
      queues.set(origin, queue);
    });
  }

  return {
    get waiting() {
      return waiting;
    },
    async run(origin, work) {
      await enter(origin);
      let isSlow = false;
      const timer = setTimeout(() => {
        if (slow >= MOST_SLOW) return;
        isSlow = true;
        slow += 1;
        leave(origin);
      }, SLOW_MS);
      try {
        await inTurn();
        return await work();
      } finally {
        clearTimeout(timer);
        if (isSlow) slow -= 1;
        else leave(origin);
      }
    },
  };
}
