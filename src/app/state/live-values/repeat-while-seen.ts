export interface Repetition {
  everyMs: number;
  /** When it was last done, by the same clock as Date.now() (epoch ms); 0 for never. */
  lastAt(): number;
  run(): void;
}

/**
 * Repeats something for as long as an element is in the window and the tab in front. What fell due in
 * between is done at once when it is seen again.
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
    // A time in the future was given by another clock: it says nothing.
    if (age < 0 || age >= everyMs - 500) run();
  };
  const observer = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting === true;
    runIfDue();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', runIfDue);
  const timer = setInterval(runIfDue, everyMs);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', runIfDue);
    clearInterval(timer);
  };
}
