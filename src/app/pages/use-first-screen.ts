import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useHydrated } from '../state/live-values/use-hydrated.ts';

/**
 * Whether to render only what the first screen shows: after a followed link, until that is painted (PF-9). A page that
 * was opened is already rendered, and back and forward restore a scroll position in the whole page.
 */
export function useFirstScreen(): boolean {
  const isHydrated = useHydrated();
  const arrival = useNavigationType();
  const [isFirst, setIsFirst] = useState(isHydrated && arrival === 'PUSH');
  useEffect(() => {
    if (!isFirst) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The task after a frame's callbacks runs once the frame is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsFirst(false)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isFirst]);
  return isFirst;
}
