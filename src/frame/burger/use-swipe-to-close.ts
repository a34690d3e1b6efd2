import { type RefObject, useEffect } from 'react';

/** A swipe this far (CSS px) closes; a shorter one comes back. */
const FAR_ENOUGH = 60;

/** Closes a dialog that is swiped towards its edge; the panel follows the finger. Vertical moves scroll. */
export function useSwipeToClose(
  dialog: RefObject<HTMLDialogElement | null>,
  towards: 'left' | 'right',
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const sign = towards === 'left' ? -1 : 1;
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
      moved = Math.max(0, x * sign);
      element.style.translate = `${moved * sign}px 0`;
    }
    function onEnd() {
      if (!element) return;
      element.style.translate = '';
      if (start && moved > FAR_ENOUGH) element.close();
      start = undefined;
    }
    const options = { signal: stop.signal, passive: true };
    element.addEventListener('touchstart', onStart, options);
    element.addEventListener('touchmove', onMove, options);
    element.addEventListener('touchend', onEnd, options);
    element.addEventListener('touchcancel', onEnd, options);
    return () => stop.abort();
  }, [dialog, towards]);
}
