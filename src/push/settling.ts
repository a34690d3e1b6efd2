import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '../lib/describe-error.ts';
import type { Outcome, PushStore } from './ports.ts';

/** Outcomes are stored in batches of this size … */
const BATCH = 100;
/** … and within this time, ms. Outcomes lost by a kill are sent again. */
const LONGEST_MS = 500;
/** Delay before a failed write is repeated, ms. */
const REPEAT_MS = 500;

/** A failing write is logged at most once a minute. */
const LOG_EACH = 60_000 / REPEAT_MS;

export interface SettlingParts {
  readonly store: Pick<PushStore, 'settle'>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** Stores the outcomes of a chunk while the rest is being sent. */
interface Settling {
  add(outcome: Outcome): void;
  /** False once the campaign is known to be cancelled, and while outcomes cannot be stored. */
  readonly isGoing: boolean;
  /** Stores the rest. */
  end(): Promise<void>;
}

/**
 * Repeats a failed write until it succeeds. If its messages became due again, this worker would send them twice.
 * @param stopping allows one more attempt, then the outcomes are lost
 */
export function startSettling(
  { store, now, log }: SettlingParts,
  { campaign, chunk }: { campaign: string; chunk: number },
  stopping: AbortSignal,
): Settling {
  let batch: Outcome[] = [];
  let isGoing = true;
  let written: Promise<void> = Promise.resolve();

  async function keep(outcomes: readonly Outcome[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const isLast = stopping.aborted;
      try {
        isGoing = await store.settle(campaign, chunk, outcomes, now());
        return;
      } catch (error) {
        isGoing = false;
        if (tries % LOG_EACH === 1) log(`push: ${campaign}: ${describeError(error)}`);
        if (isLast) return;
      }
      await pause(REPEAT_MS, undefined, { signal: stopping }).catch(() => {});
    }
  }

  function write(): void {
    if (batch.length === 0) return;
    const outcomes = batch;
    batch = [];
    written = written.then(() => keep(outcomes));
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
    },
  };
}
