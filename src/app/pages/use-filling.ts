import { startTransition, useEffect, useState } from 'react';

/** So many cards of a long list are there at once. */
const FIRST = 48;
/** So many more are put in place at a time: a slow phone takes input in between (PF-9). */
const STEP = 24;
/** From one part to the next, ms. */
const PAUSE_MS = 30;

/** How many items of a list to show by now: a screenful at once, the rest part by part. */
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
