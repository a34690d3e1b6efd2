import { useEffect } from 'react';
import { useApp } from '../../../state/context.ts';
import { isRepeatable } from '../../../state/open-writes/ask-once.ts';
import type { OpenWrites } from '../../../state/open-writes/open-writes.ts';
import { useOpenWrites } from '../../../state/open-writes/open-writes.ts';
import type { LimitWrite } from './change-limit.ts';
import type { ExclusionWrite } from './exclude-player.ts';
import { isFulfilled, readBack } from './read-back.ts';

export interface LimitWishes {
  writes: OpenWrites;
  limits: readonly LimitWrite[];
  exclusion: ExclusionWrite | undefined;
}

/**
 * Limit and exclusion requests whose outcome is unknown. Those left from an earlier page are compared with the current
 * state, and closed when it matches or their key is too old to retry.
 */
export function useLimitWishes(accountCode: string): LimitWishes {
  const app = useApp();
  const { writes, open } = useOpenWrites(accountCode);
  const isRead = open !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for from now on is cleared up where it is asked for
  useEffect(() => {
    const left = (open ?? []).filter(({ wish }) => wish.kind !== 'payment');
    if (left.length === 0) return;
    void readBack(app, accountCode).then((limits) => {
      if (!limits) return;
      for (const write of left)
        if (isFulfilled(write, limits) || !isRepeatable(write, Date.now()))
          void writes.close(write.key);
    });
  }, [isRead]);

  return {
    writes,
    limits: (open ?? []).filter((write): write is LimitWrite => write.wish.kind === 'limit'),
    exclusion: (open ?? []).find(
      (write): write is ExclusionWrite => write.wish.kind === 'exclusion',
    ),
  };
}
