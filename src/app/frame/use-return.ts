import { useEffect, useEffectEvent } from 'react';

/** Shortest interval between two reads, in ms. */
const ASK_AGAIN_MS = 10_000;

/**
 * Reads again when a player returns to this tab, because something may have changed in another tab or on another
 * device.
 */
export function useReturn(isWanted: boolean, ask: () => void): void {
  const returned = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return;
    let askedAt = performance.now();
    const look = () => {
      if (document.hidden || performance.now() - askedAt < ASK_AGAIN_MS) return;
      askedAt = performance.now();
      returned();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isWanted]);
}
