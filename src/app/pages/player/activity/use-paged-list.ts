import { useEffect, useState } from 'react';
import type { ListPage, ListQuery } from '../../../../operator/activity.ts';
import { useApp } from '../../../state/context.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { followPages } from './paging.ts';

interface PagedList<T> {
  entries: T[];
  /** A page is loading. */
  waiting: boolean;
  failed: boolean;
  more: boolean;
  showMore: () => void;
  /** Repeats a failed read; resolves when the attempt has ended. */
  retry: () => Promise<unknown>;
}

/** Loads a player's list page by page. Give the component a key per filter, so that each filter has its own state. */
export function usePagedList<T>(listQuery: ListQuery<T>): PagedList<T> {
  const { stores, player } = useApp();
  const answers = useSnapshot(stores.playerAnswers);
  const { online } = useSnapshot(stores.network);
  const [wanted, setWanted] = useState(1);
  const { entries, waiting, more } = followPages(
    listQuery,
    wanted,
    ({ key }) => answers.entries[key]?.value as ListPage<T> | undefined,
  );
  const failed = waiting !== undefined && answers.failed[waiting.key] !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query
  useEffect(() => {
    void player.queries.want(listQuery(undefined));
  }, [player]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the query; retried online
  useEffect(() => {
    if (waiting && online) void player.queries.want(waiting);
  }, [waiting?.key, player, online]);

  return {
    entries,
    waiting: waiting !== undefined && !failed,
    failed,
    more,
    showMore: () => setWanted((now) => now + 1),
    retry: async () => waiting && player.queries.refresh(waiting),
  };
}
