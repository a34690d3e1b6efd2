import { type Moment, perhapsSince } from './clock.ts';

const LOCK = 'marquee-safe-gambling';
/** A tab that nobody sees gives those that are seen so much time to show the notice, in ms. */
const HIDDEN_WAIT_MS = 1500;
/** After it was shown, the other tabs have so long to hear of it before their turn, in ms. */
const HEAR_MS = 500;

export interface RemindersOptions {
  /** AUT-8, in ms. */
  everyMs: number;
  /** When the player signed in, by this machine's clocks. */
  signedInAt: Moment;
  /** Somebody may be looking at this tab. */
  isSeen: () => boolean;
  show: () => void;
  /** Tells the other tabs that the notice of this number was shown. */
  tell: (number: number) => void;
  locks?: LockManager | undefined;
}

export interface Reminders {
  hear: (number: number) => void;
  check: () => void;
  stop: () => void;
}

/**
 * The safe-gambling notice every so many minutes since the login, in one tab (AUT-8). The notices are numbered,
 * so a reload does not begin anew, and a tab that slept shows one for all that it missed.
 */
export function remind(options: RemindersOptions): Reminders {
  const { everyMs, signedInAt, locks } = options;
  const number = () => Math.floor(perhapsSince(signedInAt) / everyMs);
  let done = number();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function plan(): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(check, everyMs - (perhapsSince(signedInAt) % everyMs));
  }

  function check(): void {
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
