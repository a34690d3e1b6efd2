import { type Moment, perhapsSince } from './clock.ts';

const LOCK = 'marquee-safe-gambling';
/** Head start of visible tabs over hidden ones, in ms. */
const HIDDEN_WAIT_MS = 1500;
/** Time for the other tabs to learn that it was shown before their turn, in ms. */
const HEAR_MS = 500;

interface RemindersOptions {
  /** Interval of AUT-8, in ms. */
  everyMs: number;
  /** Time of the log-in by this machine's clocks. */
  signedInAt: Moment;
  /** This tab is visible. */
  isSeen: () => boolean;
  show: () => void;
  /** Tells the other tabs that the notice with this number was shown. */
  tell: (number: number) => void;
  locks?: LockManager | undefined;
}

export interface Reminders {
  hear: (number: number) => void;
  check: () => void;
  stop: () => void;
}

/**
 * Shows the safer gambling notice at an interval since the log-in, in one tab (AUT-8). Notices are numbered, so that a
 * reload does not restart the interval and a tab that slept shows a single one.
 */
export function remind(options: RemindersOptions): Reminders {
  const { everyMs, signedInAt, locks } = options;
  const number = () => Math.floor(perhapsSince(signedInAt) / everyMs);
  let done = number();
  /** The last notice of another tab, whose clock may be ahead by one. */
  let heard: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function plan(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(check, everyMs - (perhapsSince(signedInAt) % everyMs));
  }

  function check(): void {
    // The wall clock was ahead and has been set back.
    if (number() < (done === heard ? done - 1 : done)) done = number();
    if (number() > done) void show(number());
    plan();
  }

  async function show(due: number): Promise<void> {
    if (!options.isSeen()) await after(HIDDEN_WAIT_MS);
    const oneTab = async () => {
      if (stopped || done >= due) return;
      done = due;
      options.show();
      options.tell(due);
      await after(HEAR_MS);
    };
    await (locks ? locks.request(LOCK, oneTab) : oneTab());
  }

  plan();
  return {
    hear(other) {
      heard = other;
      done = Math.max(done, other);
    },
    check,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
