import { type RefObject, useEffect } from 'react';

/** Distance in px between a focused control and the notice below it. */
const GAP_PX = 8;

/** Scrolls a control with keyboard focus out from under the notices (WCAG 2.2, 2.4.11). */
export function useClearFocus(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // Browsers scroll to a control after its focus event.
      requestAnimationFrame(() => {
        const isFound = target instanceof Element && target.matches(':focus-visible');
        if (!isFound || !target.closest('main, footer')) return;
        const { top, bottom, left, right } = target.getBoundingClientRect();
        const tops = [...(notices.current?.children ?? [])]
          .map((notice) => notice.getBoundingClientRect())
          .filter((notice) => notice.height > 0 && notice.left < right && notice.right > left)
          .map((notice) => notice.top)
          .filter((over) => over < bottom && top < innerHeight);
        const by = bottom - Math.min(...tops) + GAP_PX;
        // A control that is taller than the free space keeps its top in view.
        if (by > 0 && by < top) scrollBy({ top: by, behavior: 'instant' });
      });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [notices]);
}
