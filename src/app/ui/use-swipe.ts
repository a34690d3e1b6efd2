import { type RefObject, useEffect, useEffectEvent } from 'react';
import { inlineSign } from './inline-sign.ts';

/** Minimum distance of a swipe, CSS px. */
const FAR_ENOUGH = 60;

type Direction = 'start' | 'sideways';

/**
 * Returns the distance of a swipe in the allowed direction, CSS px.
 * @param x negative to the left
 * @param sign inline direction: 1 for left to right
 */
export const swipeDistance = (x: number, towards: Direction, sign: 1 | -1): number =>
  towards === 'start' && x * sign > 0 ? 0 : x;

/** Detects a swipe on an element, which follows the finger. Moves that start vertically scroll. */
export function useSwipe(
  ref: RefObject<HTMLElement | null>,
  towards: Direction,
  onSwipe: () => void,
): void {
  const swiped = useEffectEvent(onSwipe);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const stop = new AbortController();
    let start: { x: number; y: number } | undefined;
    let moved = 0;

    function onStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start = touch && { x: touch.clientX, y: touch.clientY };
      moved = 0;
    }
    function onMove({ touches }: TouchEvent) {
      const touch = touches[0];
      if (!start || !touch || !element) return;
      const x = touch.clientX - start.x;
      if (moved === 0 && Math.abs(touch.clientY - start.y) > Math.abs(x)) {
        start = undefined;
        return;
      }
      moved = swipeDistance(x, towards, inlineSign());
      element.style.translate = `${moved}px 0`;
    }
    function onEnd() {
      if (!element) return;
      element.style.translate = '';
      if (start && Math.abs(moved) > FAR_ENOUGH) swiped();
      start = undefined;
    }
    const options = { signal: stop.signal, passive: true };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchmove', onMove, options);
    element.addEventListener('touchend', onEnd, options);
    element.addEventListener('touchcancel', onEnd, options);
    return () => stop.abort();
  }, [ref, towards]);
}
