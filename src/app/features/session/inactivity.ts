import { type Moment, now, perhapsSince, surelySince } from './clock.ts';

/** AUT-3: the warning comes so long before the end, in ms; of a very short limit, half of it. */
const WARNING_MS = 60_000;
/** How long other tabs have to say that the player is with them, in ms. */
const ANSWER_MS = 300;

export interface InactivityOptions {
  limitMs: number;
  /** Asks the other tabs; they answer by `hearIdle`. */
  askOthers: () => void;
  onWarning: (leftMs: number) => void;
  /** The warning is over: somebody is there. */
  onActive: () => void;
  /** Hides what is private until it is known whether the session has ended. */
  onDoubt: () => void;
  /**
   * The machine slept past the limit, or its clock was set: only the operator knows (F29, F30).
   * @returns whether the session goes on
   */
  askOperator: () => Promise<boolean>;
  onEnd: () => void;
}

export interface Inactivity {
  /** The player did something, here or in another tab. A warning goes by `stay` only, not by a mouse that moves. */
  touch: () => void;
  stay: () => void;
  /** Another tab has seen nobody for so long, in ms. */
  hearIdle: (forMs: number) => void;
  /** For how long nobody was there, in ms. */
  idleMs: () => number;
  /** By one clock at least, nobody was there for longer than the limit. */
  isOverdue: () => boolean;
  /** Looks at the clocks at once: the tab woke. */
  check: () => void;
  stop: () => void;
}

/** Ends a session that nobody uses. Elapsed time only; nobody's clock is believed. */
export function watchInactivity(options: InactivityOptions): Inactivity {
  const { limitMs } = options;
  const warnAfterMs = limitMs - Math.min(WARNING_MS, limitMs / 2);
  let last: Moment = now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned = false;
  let asking = false;
  let stopped = false;

  function check(): void {
    clearTimeout(timer);
    if (stopped || asking) return;
    const idle = surelySince(last);
    if (idle >= limitMs) void confirmEnd();
    else if (perhapsSince(last) >= limitMs) void resolveDoubt();
    else {
      if (idle >= warnAfterMs && !warned) {
        warned = true;
        options.onWarning(limitMs - idle);
        // A tab that was asleep may not have heard of what the player did elsewhere.
        options.askOthers();
      }
      timer = setTimeout(check, (warned ? limitMs : warnAfterMs) - idle);
    }
  }

  async function confirmEnd(): Promise<void> {
    asking = true;
    options.onDoubt();
    options.askOthers();
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    asking = false;
    if (stopped) return;
    if (surelySince(last) >= limitMs) {
      stopped = true;
      return options.onEnd();
    }
    options.onActive();
    check();
  }

  async function resolveDoubt(): Promise<void> {
    asking = true;
    options.onDoubt();
    const goesOn = await options.askOperator();
    asking = false;
    if (stopped || !goesOn) return;
    // The operator saw no gap, so the clock was set: what has passed is what the steady one says.
    last = { steady: last.steady, wall: Date.now() - surelySince(last) };
    options.onActive();
    check();
  }

  function restart(idleMs: number): void {
    last = { steady: performance.now() - idleMs, wall: Date.now() - idleMs };
    if (warned && idleMs < warnAfterMs) {
      warned = false;
      options.onActive();
    }
    check();
  }

  check();
  return {
    touch() {
      if (warned || asking) return;
      // The first movement after a sleep may come before any timer does.
      if (perhapsSince(last) >= limitMs) check();
      else last = now();
    },
    stay: () => restart(0),
    hearIdle(forMs) {
      if (forMs < surelySince(last)) restart(forMs);
    },
    idleMs: () => surelySince(last),
    isOverdue: () => perhapsSince(last) >= limitMs,
    check,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
