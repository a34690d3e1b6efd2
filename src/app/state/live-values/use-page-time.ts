import { useStores } from '../context.ts';
import { useValue } from '../use-value.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/**
 * The time to judge dates by, in epoch ms: when the newest answer of the page was given, as the server
 * saw it, until the visitor's own clock is known.
 */
export function usePageTime(): number {
  const now = useNow(MINUTE_MS);
  return useValue(
    useStores().answers,
    ({ entries }) => now ?? Math.max(0, ...Object.values(entries).map(({ at }) => at)),
  );
}
