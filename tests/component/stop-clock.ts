import { onTestFinished } from 'vitest';

interface Timer {
  at: number;
  call: () => void;
  /** Interval, in ms. */
  everyMs?: number;
}

/**
 * Stops the page's timers until the test advances time. The runner's fake timers advance by themselves whenever a test
 * polls or clicks, so a test could not tell 299 ms from 300.
 */
export function stopClock() {
  const real = { setTimeout, clearTimeout, setInterval, clearInterval };
  const realNow = performance.now;
  const start = performance.now();
  const timers = new Map<number, Timer>();
  let elapsed = 0;
  let last = 1e9;

  const add = (call: unknown, ms: number | undefined, args: unknown[], repeats: boolean) => {
    const afterMs = Math.max(0, Number(ms) || 0);
    timers.set(++last, {
      at: elapsed + afterMs,
      call: () => void (call as (...given: unknown[]) => void)(...args),
      ...(repeats && { everyMs: Math.max(1, afterMs) }),
    });
    return last;
  };
  const remove = (id?: number) => {
    if (id !== undefined && !timers.delete(id)) real.clearTimeout.call(window, id);
  };
  Object.assign(window, {
    setTimeout: (call: unknown, ms?: number, ...args: unknown[]) => add(call, ms, args, false),
    setInterval: (call: unknown, ms?: number, ...args: unknown[]) => add(call, ms, args, true),
    clearTimeout: remove,
    clearInterval: remove,
  });
  performance.now = () => start + elapsed;

  /** Waits until React has rendered and run its effects. */
  async function settle() {
    for (let round = 0; round < 2; round++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => real.setTimeout.call(window, resolve, 0));
    }
  }
  async function run(ms: number) {
    await settle();
    const until = elapsed + ms;
    for (;;) {
      const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at);
      if (!next || next[1].at > until) break;
      const [id, timer] = next;
      elapsed = timer.at;
      if (timer.everyMs === undefined) timers.delete(id);
      else timer.at += timer.everyMs;
      timer.call();
      await settle();
    }
    elapsed = until;
    await settle();
  }
  /** Resumes real time; pending timers fire at once. */
  function resume() {
    Object.assign(window, real);
    performance.now = realNow;
    for (const { call } of timers.values()) real.setTimeout.call(window, call, 0);
    timers.clear();
  }
  onTestFinished(resume);
  return { run, resume };
}
