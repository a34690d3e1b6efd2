import { useEffect, useEffectEvent } from 'react';
import { useStores } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** Requests a search for a sport or match (MOB-1), which the sports page opens as soon as it can. */
export function askForSearch({ sportsbook }: Stores): void {
  sportsbook.isSearchAsked = true;
}

/** Handles a search request once, in the innermost component that can. @param take without it, requests are ignored */
export function useSearchRequest(take: (() => void) | undefined): void {
  const { sportsbook } = useStores();
  const { isSearchAsked } = useSnapshot(sportsbook);
  const takeNow = useEffectEvent(() => take?.());
  const takes = take !== undefined;
  useEffect(() => {
    // Reads the current state, because another component may have handled it since the snapshot.
    if (!isSearchAsked || !takes || !sportsbook.isSearchAsked) return;
    sportsbook.isSearchAsked = false;
    takeNow();
  }, [isSearchAsked, takes, sportsbook]);
}
