import type { Query } from '../../http/query.ts';
import { useStores } from '../../state/context.ts';
import { useValue } from '../../state/use-value.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/**
 * The time to judge an answer's dates by, in epoch ms: when it was given, as the server saw it, until
 * the visitor's own clock is known.
 */
export function useTimeFor(query: Query<unknown>): number {
  const now = useNow(MINUTE_MS);
  return useValue(useStores().answers, ({ entries }) => now ?? entries[query.key]?.at ?? 0);
}
