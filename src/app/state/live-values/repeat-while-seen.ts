import { observeSeen } from './observe-seen.ts';

interface Repetition {
  everyMs: number;
  /** Time of the last run, epoch ms; 0 for never. */
  lastAt(): number;
  run(): void;
}

/**
 * Repeats an action while an element is in the viewport and the tab visible. Overdue runs happen once when it becomes
 * visible.
 * @returns stops it
 */
export function repeatWhileSeen(
  element: Element,
  { everyMs, lastAt, run }: Repetition,
): () => void {
  let seen = false;
  const runIfDue = () => {
    if (!seen || document.hidden) return;
    const age = Date.now() - lastAt();
    // A future time comes from another clock and is ignored.
    if (age < 0 || age >= everyMs - 500) run();
  };
  const stop = observeSeen(element, (isSeen) => {
    seen = isSeen;
    runIfDue();
  });
  document.addEventListener('visibilitychange', runIfDue);
  const timer = setInterval(runIfDue, everyMs);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', runIfDue);
    clearInterval(timer);
  };
}
