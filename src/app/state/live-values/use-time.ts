import { useEffect, useState } from 'react';
import { useStores } from '../context.ts';
import { useValue } from '../use-value.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The visitor's clock in epoch ms, updated every `everyMs`. Undefined until hydration, because the server rendered at
 * another time.
 */
export function useNow(everyMs: number): number | undefined {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? Date.now() : undefined));
  useEffect(() => {
    // Sets the time after hydration. A component that mounts later has it already: another value would render the page
    // twice (PF-9).
    setNow((known) => known ?? Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

const MINUTE_MS = 60_000;

/** The time for comparing dates, epoch ms: that of the page's newest answer until the visitor's clock is known. */
export function usePageTime(): number {
  const now = useNow(MINUTE_MS);
  return useValue(
    useStores().answers,
    ({ entries }) => now ?? Math.max(0, ...Object.values(entries).map(({ at }) => at)),
  );
}

/** Time zone for date formats: UTC during hydration, then the visitor's. */
export const useTimeZone = (): { timeZone?: string } => (useHydrated() ? {} : { timeZone: 'UTC' });
