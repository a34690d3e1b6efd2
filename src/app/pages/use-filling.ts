import { startTransition, useEffect, useState } from 'react';

/** Cards of a long list shown at once. */
const FIRST = 48;
/** Cards added at a time: a slow phone handles input in between (PF-9). */
const STEP = 24;
/** Between two steps, in ms. */
const PAUSE_MS = 30;

/** Returns how many items of a list to show: a screenful at once, the rest in steps. */
export function useFilling(list: readonly unknown[]): number {
  const [filled, setFilled] = useState({ list, count: FIRST });
  const count = filled.list === list ? filled.count : FIRST;
  useEffect(() => {
    if (count >= list.length) return;
    const timer = setTimeout(
      () => startTransition(() => setFilled({ list, count: count + STEP })),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [list, count]);
  return Math.min(count, list.length);
}
