import { useEffect, useState } from 'react';
import { useStores } from '../../state/context.ts';

/** Delay in ms: a shorter wait goes unnoticed, and a flashing overlay would draw attention to it. */
export const LOADER_DELAY_MS = 400;

/** Whether a wait has lasted so long that it should be shown. */
export function useLongWait(isWaiting: boolean, delayMs = LOADER_DELAY_MS): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting, delayMs]);
  return isLong;
}

/**
 * Shows the loader overlay (FRM-2) for a wait during which the visitor should do nothing else, such as a payment. Areas
 * with their own placeholder, such as a game's curtain or a list's skeleton, do not need it.
 */
export function useLoader(isWaiting: boolean, delayMs = LOADER_DELAY_MS): void {
  const { loader } = useStores();
  const isLong = useLongWait(isWaiting, delayMs);
  useEffect(() => {
    if (!isLong) return;
    loader.waits++;
    return () => {
      loader.waits--;
    };
  }, [isLong, loader]);
}
