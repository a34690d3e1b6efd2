import { useEffect } from 'react';
import { type Text, useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { isRepeatable } from '../../../state/open-writes/ask-once.ts';
import type { OpenWrites } from '../../../state/open-writes/open-writes.ts';
import { useOpenWrites } from '../../../state/open-writes/open-writes.ts';
import type { OpenWrite } from '../../../state/persist/saved-writes.ts';
import { addToast } from '../../../state/toasts.ts';
import type { LimitWrite } from './change-limit.ts';
import type { ExclusionWrite } from './exclude-player.ts';
import { momentText, ofLimit, refusedText } from './limit-words.ts';
import { isFulfilled, readBack } from './read-back.ts';

export interface LimitWishes {
  writes: OpenWrites;
  limits: readonly LimitWrite[];
  exclusion: ExclusionWrite | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Whether an exclusion would still be in force if it had begun; if there is none, it has not begun. Unknown for a write
 * from a clock that was ahead.
 */
const wouldLast = (write: OpenWrite, now: number): write is ExclusionWrite => {
  if (write.wish.kind !== 'exclusion' || write.at > now) return false;
  const { days } = write.wish.exclusion;
  return days === 0 || write.at + days * DAY_MS > now;
};

/** Message about a request that is not in effect; none for an exclusion that may have ended since. */
function undoneText(write: OpenWrite, text: Text): string | undefined {
  const { wish, at } = write;
  if (wish.kind === 'limit') {
    const time = momentText(new Date(at).toISOString(), text);
    return ofLimit(wish.limit, text.t('limits.undone', { time }), text);
  }
  return wouldLast(write, Date.now()) ? refusedText(write.wish.exclusion.kind, text) : undefined;
}

/**
 * Limit and exclusion requests whose outcome is unknown. Those left from an earlier page are compared with the current
 * state, and closed when it matches or their key is too old to retry. The player is told about a limit that is not in
 * effect, and an exclusion that did not begin.
 */
export function useLimitWishes(accountCode: string): LimitWishes {
  const app = useApp();
  const text = useText();
  const { writes, open } = useOpenWrites(accountCode);
  const isRead = open !== undefined;
  const tellUndone = (write: OpenWrite) => {
    const told = undoneText(write, text);
    if (told) addToast(app.stores.toasts, { type: 'error', text: told, durationMs: -1 });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: later requests are resolved where they are made
  useEffect(() => {
    const left = (open ?? []).filter(({ wish }) => wish.kind !== 'payment');
    if (left.length === 0) return;
    void readBack(app, accountCode).then((limits) => {
      if (!limits) return;
      for (const write of left) {
        const isDone = isFulfilled(write, limits);
        if (!isDone && isRepeatable(write, Date.now())) continue;
        void writes.close(write.key);
        if (!isDone) tellUndone(write);
      }
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
