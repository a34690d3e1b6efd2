import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useNow } from '../../features/live-values/use-now.ts';
import type { Query } from '../../http/query.ts';
import { useApp } from '../../state/context.ts';
import { areOddsCurrent } from './odds-current.ts';

/** How often the age of the odds is looked at, in ms. */
const CHECK_EVERY_MS = 10_000;

/**
 * Reads events again every `seconds` while the tab is in front.
 * @returns whether their odds are suspended: see `areOddsCurrent`
 */
export function useLiveOdds(query: Query<unknown>, seconds: number): { suspended: boolean } {
  const { stores, queries } = useApp();
  const { online } = useSnapshot(stores.network);
  const answer = useSnapshot(stores.answers).entries[query.key];
  const now = useNow(CHECK_EVERY_MS);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is what its key says
  useEffect(() => {
    // A page kept by a cache may be older than its odds may be.
    void queries.want(query);
    const read = () => {
      if (document.visibilityState === 'visible') void queries.refresh(query);
    };
    const timer = setInterval(read, seconds * 1000);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [query.key, queries, seconds]);

  return { suspended: answer !== undefined && !areOddsCurrent(answer, now, online) };
}
