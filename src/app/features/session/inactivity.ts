import { MOST_DELAY_MS } from '../../../lib/most-delay.ts';
import { type Moment, now, perhapsSince, surelySince } from './clock.ts';

/** AUT-3: time of the warning before the end, in ms; half of a very short limit. */
const WARNING_MS = 60_000;
/** How long other tabs have to report activity, in ms. */
const ANSWER_MS = 300;

export interface InactivityOptions {
  limitMs: number;
  /** Asks the other tabs, which respond through `hearIdle`. */
  askOthers: () => void;
  onWarning: (leftMs: number) => void;
  /** The player is active again, so the warning is over. */
  onActive: () => void;
  /** Hides private data until it is known whether the session has ended. */
  onDoubt: () => void;
  /**
   * The machine slept past the limit, or its clock was set: only the operator knows (F29, F30).
   * @returns whether the session continues
   */
  askOperator: () => Promise<boolean>;
  onEnd: () => void;
}

export interface Inactivity {
  /** The player was active, here or in another tab. Only `stay` dismisses a warning, not a mouse movement. */
  touch: () => void;
  stay: () => void;
  /** Another tab has been idle for this long, in ms. */
  hearIdle: (forMs: number) => void;
  /** Idle time in ms. */
  idleMs: () => number;
  /** Idle longer than the limit by at least one clock. */
  isOverdue: () => boolean;
  /** Checks the clocks at once, when the tab wakes up. */
  check: () => void;
  stop: () => void;
}

/** Ends an unused session. Uses elapsed time only and trusts neither clock alone. */
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
        // A tab that slept may have missed activity in others.
        options.askOthers();
      }
      timer = setTimeout(check, Math.min((warned ? limitMs : warnAfterMs) - idle, MOST_DELAY_MS));
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
    // The operator saw no gap, so the wall clock was set; the steady one counts.
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
      // The first input after sleep can come before every timer.
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
