import { startTransition, useEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { useHydratedValue } from '../state/live-values/use-hydrated.ts';

/** History entries whose first screen was painted; when mounted again, they render everything at once. */
const painted = new WeakSet<Location>();

/**
 * Whether to render only what the first screen shows: after a followed link, until that is painted (PF-9). A page that
 * was opened is already rendered, and back and forward restore a scroll position in the whole page.
 * @param isReady whether its content is there; until then nothing counts as painted
 */
export function useFirstScreen(isReady = true): boolean {
  const isFollowed = useHydratedValue(useNavigationType() === 'PUSH', false);
  const place = useLocation();
  const [isFirst, setIsFirst] = useState(isFollowed && !painted.has(place));
  useEffect(() => {
    if (!isFirst || !isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The task after a frame's callbacks runs once the frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.add(place);
        startTransition(() => setIsFirst(false));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isFirst, isReady, place]);
  return isFirst;
}
