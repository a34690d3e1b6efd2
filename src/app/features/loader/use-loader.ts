import { useEffect } from 'react';
import { useStores } from '../../state/context.ts';

/** Delay in ms: a shorter wait goes unnoticed, and a flashing overlay would draw attention to it. */
export const LOADER_DELAY_MS = 400;

/**
 * Shows the loader overlay (FRM-2) for a wait during which the visitor should do nothing else, such as a payment. Areas
 * with their own placeholder, such as a game's curtain or a list's skeleton, do not need it.
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
