/** Messages on their way at once: to one push service, and in all. */
const PER_ORIGIN = 64;
const IN_ALL = 256;
/** A message that takes longer than this makes room for another one, ms… */
const SLOW_MS = 1000;
/** …as long as there are fewer slow ones than this. */
const MOST_SLOW = 512;

export interface Places {
  /** Waits for a place, runs `work`, and gives the place on. */
  run<T>(origin: string, work: () => Promise<T>): Promise<T>;
  /** How many wait for a place. */
  readonly waiting: number;
}

/**
 * Bounds what is under way. A push service that is slow keeps its own messages waiting and nobody else's; a few
 * endpoints that hang do not keep the others of their service waiting either.
 * @param mostPerSecond messages that begin, evenly spread
 */
export function createPlaces(mostPerSecond = Number.POSITIVE_INFINITY): Places {
  const queues = new Map<string, (() => void)[]>();
  const busy = new Map<string, number>();
  let inAll = 0;
  let slow = 0;
  let waiting = 0;
  let next = 0;

  /** Resolves when the message may begin. */
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
    // The own queue first, then whoever waited for room in all.
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
