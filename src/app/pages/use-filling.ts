import { startTransition, useEffect, useState } from 'react';

/** Delay between two steps in ms, in which a slow phone handles input (PF-9). */
const PAUSE_MS = 30;

/** Returns how many items of a list to show: `first` at once, the rest in steps. */
export function useFilling(
  list: readonly unknown[],
  { first, step = 24 }: { first: number; step?: number },
): number {
  const [filled, setFilled] = useState({ list, count: first });
  const count = filled.list === list ? filled.count : first;
  useEffect(() => {
    if (count >= list.length) return;
    const timer = setTimeout(
      () => startTransition(() => setFilled({ list, count: count + step })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [list, count, step]);
  return Math.min(count, list.length);
}
