import type { Outcome, PushStore } from './ports.ts';

/** What becomes of messages is written in batches of this many… */
const BATCH = 100;
/** …and not later than this, ms: what is not written when the process is killed is sent again. */
const LONGEST_MS = 500;

/** Writes the outcomes of a chunk while the rest of it is being sent. */
export interface Settling {
  add(outcome: Outcome): void;
  /** False once the campaign is known to have been cancelled. */
  readonly isGoing: boolean;
  /** Writes what is left. @throws what any write threw */
  end(): Promise<void>;
}

export function startSettling(
  store: PushStore,
  { campaign, chunk }: { campaign: string; chunk: number },
  now: () => Date,
): Settling {
  let batch: Outcome[] = [];
  let isGoing = true;
  let fault: { readonly error: unknown } | undefined;
  let written: Promise<void> = Promise.resolve();

  function write(): void {
    if (batch.length === 0) return;
    const outcomes = batch;
    batch = [];
    written = written
      .then(async () => {
        isGoing = await store.settle(campaign, chunk, outcomes, now());
      })
      .catch((error: unknown) => {
        fault = { error };
        isGoing = false;
      });
  }
  const timer = setInterval(write, LONGEST_MS);
  return {
    get isGoing() {
      return isGoing;
    },
    add(outcome) {
      batch.push(outcome);
      if (batch.length >= BATCH) write();
    },
    async end() {
      clearInterval(timer);
      write();
      await written;
      if (fault) throw fault.error;
    },
  };
}
