import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The visitor's clock in epoch ms, updated every `everyMs`. Undefined until hydration, because the server rendered at
 * another time.
 */
export function useNow(everyMs: number): number | undefined {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? Date.now() : undefined));
  useEffect(() => {
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
