import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';

/** A shorter wait is none to the visitor: an overlay that flashes would make it one, in ms. */
export const LOADER_DELAY_MS = 400;

/**
 * Raises the loader overlay (FRM-2) for a wait during which the visitor should do nothing else, such as a payment. What waits
 * in a place of its own, as a game behind its curtain or a list with its skeleton, needs none.
 */
export function useLoader(isWaiting: boolean, delayMs = LOADER_DELAY_MS): void {
  const { loader } = useStores();
  useEffect(() => {
    if (!isWaiting) return;
    let isRaised = false;
    const timer = setTimeout(() => {
      isRaised = true;
      loader.waits++;
    }, delayMs);
    return () => {
      clearTimeout(timer);
      if (isRaised) loader.waits--;
    };
  }, [isWaiting, delayMs, loader]);
}
