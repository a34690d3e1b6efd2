import { type RefObject, useEffect } from 'react';

/** Distance in px between a focused control and the notice below it. */
const GAP_PX = 8;

/** Scrolls what gets the focus by keyboard out from under the notices (WCAG 2.2, 2.4.11). */
export function useClearFocus(notices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      // Browsers scroll to a control after its event.
      requestAnimationFrame(() => {
        const isFound = target instanceof Element && target.matches(':focus-visible');
        if (!isFound || !target.closest('main, footer')) return;
        const { top, bottom, left, right } = target.getBoundingClientRect();
        const tops = [...(notices.current?.children ?? [])]
          .map((notice) => notice.getBoundingClientRect())
          .filter((notice) => notice.height > 0 && notice.left < right && notice.right > left)
          .map((notice) => notice.top)
          .filter((over) => over < bottom && top < innerHeight);
        if (tops.length > 0)
          scrollBy({ top: bottom - Math.min(...tops) + GAP_PX, behavior: 'instant' });
      });
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [notices]);
}
