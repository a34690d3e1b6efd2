import { useEffect, useEffectEvent } from 'react';

/** Shortest time between two questions, in ms. */
const ASK_AGAIN_MS = 10_000;

/** Asks again when a player comes back to this tab: something may have changed in another one or on another device. */
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
