import { type RefCallback, useCallback } from 'react';
import type { Query } from '../../../http/query.ts';
import { useAnswer, useApp } from '../context.ts';
import { repeatWhileSeen } from './repeat-while-seen.ts';

interface LiveAnswer<T> {
  value: T | undefined;
  failed: boolean;
  /** Ref of the element with the value; nothing is fetched while it is not visible. */
  seenRef: RefCallback<Element>;
}

/** Answer of a query, refreshed every `seconds` while visible; once without `seconds`. */
export function useLiveQuery<T>(query: Query<T>, seconds: number | undefined): LiveAnswer<T> {
  const { queries, stores } = useApp();
  const answer = useAnswer(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  const seenRef = useCallback<RefCallback<Element>>(
    (element) => {
      if (!element || seconds === undefined) return;
      return repeatWhileSeen(element, {
        everyMs: seconds * 1000,
        lastAt: () => stores.answers.entries[query.key]?.at ?? 0,
        run: () => void queries.refresh(query),
      });
    },
    [query.key, seconds, queries, stores],
  );
  return { ...answer, seenRef };
}
