import { useSnapshot } from 'valtio/react';
import { useHydrated } from '../features/live-values/use-hydrated.ts';
import type { Query } from '../http/query.ts';
import { useStores } from '../state/context.ts';

/**
 * The time to judge an answer's dates by, in epoch ms: when it was given, as the server saw it, and
 * the visitor's own clock once the page is hydrated.
 */
export function useTimeFor(query: Query<unknown>): number {
  const { entries } = useSnapshot(useStores().answers);
  const givenAt = entries[query.key]?.at ?? 0;
  return useHydrated() ? Date.now() : givenAt;
}
