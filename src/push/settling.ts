import type { Outcome, PushStore } from './ports.ts';

/** Outcomes are stored in batches of this size … */
const BATCH = 100;
/** … and within this time, ms. After a kill, what was not stored is sent again. */
const LONGEST_MS = 500;

/** Stores the outcomes of a chunk while the rest is being sent. */
export interface Settling {
  add(outcome: Outcome): void;
  /** False once the campaign is known to be cancelled. */
  readonly isGoing: boolean;
  /** Stores the rest. @throws what any write threw */
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
