import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio/react';
import { useStores } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';

/** The visitor looks for a sport or a match (MOB-1): whatever the sports page shows takes it, as soon as it can. */
export function askForSearch({ sportsbook }: Stores): void {
  sportsbook.isSearchAsked = true;
}

/** Takes the wish for a search once; of several that would, the innermost does. @param take undefined leaves it */
export function useSearchRequest(take: (() => void) | undefined): void {
  const { sportsbook } = useStores();
  const { isSearchAsked } = useSnapshot(sportsbook);
  const takeNow = useEffectEvent(() => take?.());
  const takes = take !== undefined;
  useEffect(() => {
    // As it is now: another may have taken it since the snapshot.
    if (!isSearchAsked || !takes || !sportsbook.isSearchAsked) return;
    sportsbook.isSearchAsked = false;
    takeNow();
  }, [isSearchAsked, takes, sportsbook]);
}
