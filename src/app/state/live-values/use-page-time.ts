import { useStores } from '../context.ts';
import { useValue } from '../use-value.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/** The time for comparing dates, epoch ms: that of the page's newest answer until the visitor's clock is known. */
export function usePageTime(): number {
  const now = useNow(MINUTE_MS);
  return useValue(
    useStores().answers,
    ({ entries }) => now ?? Math.max(0, ...Object.values(entries).map(({ at }) => at)),
  );
}
